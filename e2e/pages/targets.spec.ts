import { expect, test } from '../fixtures.ts';
import { publicPaths } from './public-paths.ts';
import type { Page } from '../fixtures.ts';

/** CSS pixels of a thumb. */
const thumb = 44;

test('whatever can be pressed on a public page is as high as a thumb on a phone', async ({ page }) => {
  test.setTimeout(120_000);
  const { pages, lists } = await publicPaths(page);
  const found: string[] = [];
  for (const path of [...pages, ...lists, '/support', '/404', '/unauthorized', '/login']) {
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeVisible();
    for (const small of await lowTargets(page)) found.push(`${path}: ${small}`);
  }
  expect(found).toEqual([]);
});

/** Links in running text and the one to the content, which shows with the focus, are exempt. What lies over a whole card or row counts with its cover. */
function lowTargets(page: Page): Promise<string[]> {
  return page
    .locator('a[href]:not([href="#main"]), button, select, input, summary')
    .evaluateAll((targets, least) => {
      const heightOf = (target: Element): number => {
        const { height } = target.getBoundingClientRect();
        const cover = getComputedStyle(target, '::after');
        const isCover = cover.content !== 'none' && cover.position === 'absolute';
        return isCover ? Math.max(height, Number.parseFloat(cover.height)) : height;
      };
      const isText = (target: Element) =>
        getComputedStyle(target).display === 'inline' && target.closest('p') !== null;
      // For screen readers only.
      const isUnseen = (target: Element | null): boolean => {
        if (target === null) return false;
        const { width, height } = target.getBoundingClientRect();
        return (width <= 1 && height <= 1) || isUnseen(target.parentElement);
      };
      return targets
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isUnseen(target))
        .filter((target) => !isText(target) && heightOf(target) < least - 0.5)
        .map((target) => `${target.tagName} “${target.textContent.trim()}” ${heightOf(target)}`);
    }, thumb);
}
