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

/** The same in both themes. Of the second only the colours are other ones. */
export async function violationsInThemes(page: Page, place: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await accessibilityViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await accessibilityViolations(page, ['color-contrast']);
  return [
    ...light.map((violation) => `${place}, light: ${violation}`),
    ...dark.map((violation) => `${place}, dark: ${violation}`),
  ];
}
