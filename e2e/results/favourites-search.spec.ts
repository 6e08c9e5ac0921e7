import { expect, errorsOf, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

/** A team with a match to come, as the first page knows it. */
async function aTeam(page: Page, url = ''): Promise<{ id: number; name: string }> {
  const answer = await page.request.get(`${url}/api/v1/results/dashboard`);
  const { next }: { next: { home: { team: { id: number; name: string } | null } }[] } = await answer.json();
  const team = next.find(({ home }) => home.team !== null)?.home.team;
  if (!team) throw new Error('The first page knows no team with a match to come');
  return team;
}

/** The word with a typing error: two letters swapped. */
function withSlip(word: string): string {
  return word.slice(0, 2) + (word[3] ?? '') + (word[2] ?? '') + word.slice(4);
}

test('a favourite team stays after a reload and without a server, one tap from its next match', async ({
  page,
  ownServer,
}) => {
  const errors = errorsOf(page);
  const { url } = ownServer;
  const team = await aTeam(page, url);
  await page.goto(`${url}/results/team-detail/${team.id}`);
  const star = page.locator('main button[aria-pressed]');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`${url}/results`);
  const mine = page.locator('#my-teams');
  await expect(mine.getByRole('article')).toContainText(team.name);
  await page.reload();
  await expect(mine.getByRole('article')).toContainText(team.name);
  expect(errors).toEqual([]);

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(mine.getByRole('article')).toBeVisible();
  // A server that is gone, as in the other journeys, and no network that the browser only pretends to have lost.
  await ownServer.kill();
  await page.reload();
  await expect(mine.getByRole('article')).toContainText(team.name);
  await mine.locator('a[href*="/results/match/"]').first().click();
  await expect(page).toHaveURL(/\/results\/match\/\d+$/);
});

test('the search finds a team by keyboard in spite of a slip, without a server too', async ({
  page,
  context,
}) => {
  const team = await aTeam(page);
  const word = team.name.split(/\s+/).toSorted((a, b) => b.length - a.length)[0] ?? team.name;
  await page.goto('/results');
  await expect(page.locator('header button[aria-keyshortcuts]')).toBeVisible();
  const field = page.getByRole('combobox');
  // A key that comes while the page is made interactive, or while the former dialog leaves, opens nothing.
  const openSearch = () =>
    expect(async () => {
      await page.keyboard.press('/');
      await expect(field).toBeVisible({ timeout: 2000 });
    }).toPass();
  await openSearch();
  await field.fill(word);
  await expect(page.getByRole('option', { name: team.name }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();

  await context.setOffline(true);
  await openSearch();
  await field.fill(withSlip(word));
  await expect(page.getByRole('option', { name: team.name }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\/(team-detail|country)\//);
  await context.setOffline(false);
});
