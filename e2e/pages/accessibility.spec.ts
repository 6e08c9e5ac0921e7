import { accessibilityViolations } from './accessibility-violations.ts';
import { expect, shownGroup, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

async function aTeamPage(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/results/search-index');
  const { teams }: { teams: [id: number][] } = await answer.json();
  return `/results/team-detail/${teams[0]?.[0]}`;
}

async function aHallPage(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/results/halls');
  const { halls }: { halls: { id: number }[] } = await answer.json();
  return `/results/matches-by-hall/${halls[0]?.id}`;
}

/** What axe finds on the page as it stands, in both themes. Of the second only the colours are other ones. */
async function violationsInThemes(page: Page, place: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await accessibilityViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await accessibilityViolations(page, ['color-contrast']);
  return [
    ...light.map((violation) => `${place}, light: ${violation}`),
    ...dark.map((violation) => `${place}, dark: ${violation}`),
  ];
}

for (const locale of ['cs', 'en'] as const) {
  test(`no page breaks a rule of accessibility in either theme, nothing scrolls sideways, and the open menu neither (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const { path } = await shownGroup(page);
    const hall = await aHallPage(page);
    const found: string[] = [];
    for (const address of [
      '/results',
      '/results/countries',
      '/results/country/CZ',
      '/results/matches-by-hall',
      hall,
      `${hall}/screen`,
      await aTeamPage(page),
      path,
      '/login',
      '/support',
      '/404',
      '/no-such-page',
    ]) {
      await page.goto(`/${locale}${address}`);
      const folded = page.locator('main details > summary').first();
      if (await folded.isVisible()) await folded.click();
      found.push(...(await violationsInThemes(page, address)));
    }
    await page.goto(path);
    for (const [name, button] of [
      ['search', page.locator('header button[aria-keyshortcuts]')],
      ['menu', page.locator('button[aria-expanded][aria-haspopup="dialog"]:visible')],
    ] as const) {
      await button.first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      if (name === 'search') {
        await page.getByRole('combobox').fill('a');
        await expect(page.getByRole('option').first()).toBeVisible();
      }
      found.push(...(await violationsInThemes(page, name)));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    expect(found).toEqual([]);
  });
}
