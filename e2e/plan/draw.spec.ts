import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { PortalServer } from '../server.ts';

/** One group, everybody plays everybody. */
const format = {
  id: 'single-group',
  guarantee: 2,
  stages: [
    {
      kind: 'groups',
      id: 'P',
      level: 'preliminary',
      take: 'entries',
      size: { target: 8, min: 3, max: 12 },
      legs: 1,
      carriesOver: false,
      spread: 'apart',
      ranked: true,
    },
  ],
};
const organiser = { email: 'admin@example.test', password: 'organiser-lipova' };

/** Chooses the format of the first category with enough accepted teams, by the calls of the pages. */
async function chooseFormat(page: Page, url: string): Promise<{ code: string; teams: number }> {
  const { categories } = await (await page.request.get(`${url}/api/v1/admin/plan/teams`)).json();
  const { revision } = await (await page.request.get(`${url}/api/v1/admin/plan/draft`)).json();
  const counts: { code: string; teams: number }[] = categories.map(
    (category: { code: string; teams: { state: string }[] }) => ({
      code: category.code,
      teams: category.teams.filter(({ state }) => state === 'accepted').length,
    }),
  );
  const found = counts.find(({ teams }) => teams >= 3 && teams <= 12);
  if (!found) throw new Error(`No category can be drawn: ${JSON.stringify(counts)}`);
  const change = { kind: 'format', category: found.code, format, entries: found.teams };
  const data = { clientKey: 'journey-format', revision, change };
  const answer = await page.request.post(`${url}/api/v1/admin/plan/draft/commands`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return found;
}

test('an operator draws in public, a phone follows ball by ball, verifies, and finds a tampered record', async ({
  page,
  browser,
}) => {
  test.slow();
  test.slow();
  const server = await PortalServer.create();
  try {
    await server.run('seed/src/main.ts', 'registration-open');
    await server.start();
    await page.goto(`${server.url}/en/login?next=${encodeURIComponent('/admin')}`);
    await page.getByLabel('E-mail').fill(organiser.email);
    await page.getByLabel('Password', { exact: true }).fill(organiser.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/admin/);
    const { code, teams } = await chooseFormat(page, server.url);
    await page.goto(`${server.url}/en/admin/plan/draw/${code}`);
    await page.locator(`main a[href$="/admin/plan/ceremony/${code}"]`).click();
    await page.getByRole('button', { name: 'Publish the fingerprint' }).click();
    await page.getByRole('button', { name: 'Freeze teams and pots' }).click();
    await page.getByRole('textbox', { name: 'Numbers from the hall' }).fill('4 1 2 7');
    await page.getByRole('button', { name: 'Begin the draw' }).click();

    const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
    const phone = await context.newPage();
    await phone.goto(`${server.url}/en/results/draw/${code}`);
    await page.getByRole('button', { name: 'Draw the team' }).click();
    await expect(phone.getByText('can go to')).toBeVisible();
    for (let step = 1; step < teams * 2; step += 1) {
      await page.waitForTimeout(650);
      await page.getByRole('button', { name: /Draw the (team|group)/ }).click();
    }
    await expect(page.getByText('All teams are drawn.')).toBeVisible();
    await phone.getByRole('button', { name: 'Verify on this device' }).click();
    await expect(phone.getByRole('heading', { name: 'Draw verified' })).toBeVisible();

    // A tampered record: two teams are exchanged.
    await context.route(`**/api/v1/draws/${code}/stream`, (route) => route.abort());
    await context.route(`**/api/v1/draws/${code}`, async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const [one, other] = body.progress.balls;
      [one.team, other.team] = [other.team, one.team];
      await route.fulfill({ response: answer, json: body });
    });
    await phone.reload();
    await phone.getByRole('button', { name: 'Verify on this device' }).click();
    await expect(phone.getByRole('heading', { name: 'This record does not match' })).toBeVisible();
    await context.close();
  } finally {
    await server.remove();
  }
});
