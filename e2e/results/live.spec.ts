import type { APIRequestContext } from '@playwright/test';
import { expect, errorsOf, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

interface Match {
  readonly id: number;
  readonly matchNumber: number;
  readonly stageCode: string;
  readonly stageStartedAt: string | null;
  readonly group: { readonly slug: string } | null;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
}

interface Static {
  readonly eventTypes: readonly { readonly id: number; readonly code: string }[];
  readonly matchStages: readonly { readonly id: number; readonly code: string }[];
}

const reporter = { email: 'reporter@example.test', password: 'reporter-lipova' };

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

  await record(api, match);

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
  await record(api, match);

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

/** Records a goal of the home team whose player is not known yet, as a reporter in a hurry does. */
async function record(api: APIRequestContext, match: Match): Promise<void> {
  const origin = { origin: new URL((await api.get('/health/live')).url()).origin };
  const signedIn = await api.post('/api/v1/login', { data: reporter, headers: origin });
  expect(signedIn.status()).toBe(200);
  const { eventTypes, matchStages }: Static = await (await api.get('/api/v1/competition/static')).json();
  const answer = await api.post(`/api/v1/competition/match/${match.id}/events`, {
    headers: { ...origin, 'idempotency-key': 'journey:1' },
    data: {
      minute: 20,
      second: 0,
      createdTimestamp: '2026-04-04T12:20:00Z',
      competitionEventTypeId: eventTypes.find(({ code }) => code === 'goal')?.id,
      competitionMatchStageId: matchStages.find(({ code }) => code === '2nd_half')?.id,
      competitionMatchParticipantId: null,
      side: 'home',
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
