import type { APIRequestContext } from '@playwright/test';
import { expect, errorsOf, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { recordGoal } from './record-goal.ts';

interface Match {
  readonly id: number;
  readonly matchNumber: number;
  readonly stageCode: string;
  readonly stageStartedAt: string | null;
  readonly group: { readonly slug: string } | null;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
}

/** The match in a list of the page: its link says the score, too. */
const linkOf = (page: Page, { id }: Match) =>
  page.getByRole('listitem').locator(`a[href$="/results/match/${id}"]`).first();

test('a goal that a reporter records shows on every open page without a reload', async ({
  browser,
  ownServer,
  playwright,
}) => {
  const api = await playwright.request.newContext({ baseURL: ownServer.url });
  const match = await runningMatch(api);
  const context = await browser.newContext({ baseURL: ownServer.url, locale: 'cs-CZ' });
  const [group, other, dashboard] = await Promise.all([1, 2, 3].map(() => context.newPage()));
  if (!group || !other || !dashboard) throw new Error('no pages');
  const errors = [group, other, dashboard].flatMap(errorsOf);
  await group.goto(`/results/competition-group/${match.group?.slug}`);
  await other.goto(`/results/competition-group/${match.group?.slug}`);
  await dashboard.goto('/results');
  const score = (match.homeScore ?? 0) + 1;

  await recordGoal(api, match);

  for (const page of [group, other, dashboard]) {
    await expect(linkOf(page, match)).toContainText(new RegExp(String.raw`\s${score},`));
  }
  await expect(
    group
      .locator('[role="status"], [aria-live]')
      .filter({ hasText: `${score}` })
      .first(),
  ).toBeAttached();
  expect(errors).toEqual([]);
  await context.close();
  await api.dispose();
});

test('a page catches up after its server was killed while it looked on', async ({
  ownServer,
  page,
  playwright,
}) => {
  const api = await playwright.request.newContext({ baseURL: ownServer.url });
  const match = await runningMatch(api);
  await page.goto(`${ownServer.url}/results/competition-group/${match.group?.slug}`);
  const score = (match.homeScore ?? 0) + 1;

  await ownServer.kill();
  await ownServer.start();
  await recordGoal(api, match);

  await expect(linkOf(page, match)).toContainText(new RegExp(String.raw`\s${score},`));
  await api.dispose();
});

/** A running match that is the only one of its group, so that its page shows one live ticket. */
async function runningMatch(api: APIRequestContext): Promise<Match> {
  const dashboard: { live: Match[] } = await (await api.get('/api/v1/results/dashboard')).json();
  const running = dashboard.live.filter(({ stageCode }) => stageCode === '2nd_half');
  const alone = running.find(
    ({ group }) => dashboard.live.filter((other) => other.group?.slug === group?.slug).length === 1,
  );
  if (!alone) throw new Error('No match of the demo is in its second half');
  return alone;
}
