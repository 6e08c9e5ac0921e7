import { everyLook, violationsInThemes } from './accessibility-violations.ts';
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

for (const locale of everyLook ? ['cs', 'de', 'en', 'pl', 'sk'] : ['cs']) {
  test(`nothing that is opened on a page breaks a rule of accessibility, nor does the menu or the search (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const { path } = await shownGroup(page);
    const hall = await aHallPage(page);
    const found: string[] = [];
    for (const address of ['/results', hall, await aTeamPage(page), path]) {
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
