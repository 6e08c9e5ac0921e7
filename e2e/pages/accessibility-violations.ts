import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '../fixtures.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it stands, and whether it scrolls sideways: a line for each, empty when all is well.
 *
 * @param rules these of axe's rules alone
 */
export async function accessibilityViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // The other mode opens a page of its own to add up what frames have found; ours have none, and it takes half of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(standards)).analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  return (await isSideways(page)) ? [...found, 'scrolls sideways'] : found;
}

/** Whether the page is wider than its window. */
export function isSideways(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
}

/** `EVERY_LOOK=1`, as each night: every page and whatever opens in both themes and at both widths. Others have no time for it. */
export const everyLook = process.env['EVERY_LOOK'] === '1';

/**
 * The same in a theme: a half of the places in the light one, the others in the dark one, chosen by the
 * length of `place`, so that it is the same one in every run. With EVERY_LOOK in both; of the second only the colours are other ones.
 */
export async function violationsInThemes(page: Page, place: string): Promise<string[]> {
  const first = place.length % 2 === 0 ? 'light' : 'dark';
  const found = await inTheme(page, place, first);
  if (!everyLook) return found;
  return [
    ...found,
    ...(await inTheme(page, place, first === 'light' ? 'dark' : 'light', ['color-contrast'])),
  ];
}

async function inTheme(
  page: Page,
  place: string,
  colorScheme: 'light' | 'dark',
  rules?: readonly string[],
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  return (await accessibilityViolations(page, rules)).map(
    (violation) => `${place}, ${colorScheme}: ${violation}`,
  );
}
