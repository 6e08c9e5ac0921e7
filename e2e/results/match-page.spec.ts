import type { APIRequestContext } from '@playwright/test';
import { accessibilityViolations } from '../pages/accessibility-violations.ts';
import { expect, errorsOf, offlineNotice, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { recordGoal } from './record-goal.ts';

interface Ticket {
  readonly id: number;
  readonly stageCode: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
}

/** The large score stands before every other. */
const scoreOf = (page: Page, score: string) =>
  page.getByRole('main').getByText(score, { exact: true }).first();

test('a goal changes score and timeline, is announced, and is still there without a server', async ({
  ownServer,
  page,
  playwright,
}) => {
  const api = await playwright.request.newContext({ baseURL: ownServer.url });
  const match = await runningMatch(api);
  const errors = errorsOf(page);
  await page.goto(`${ownServer.url}/results/match/${match.id}`);
  await untilKept(page);
  const [home, away] = [(match.homeScore ?? 0) + 1, match.awayScore ?? 0];
  await expect(scoreOf(page, `${home - 1}:${away}`)).toBeVisible();

  await recordGoal(api, match, { minute: 29, second: 59 });

  await expect(scoreOf(page, `${home}:${away}`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '29:59' }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${home}` })).toBeAttached();
  expect(errors).toEqual([]);

  await ownServer.kill();
  await page.reload();

  await expect(offlineNotice(page)).toBeVisible();
  await expect(scoreOf(page, `${home}:${away}`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '29:59' }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Soupisky' }).click();
  await expect(page.getByRole('table').first()).toBeVisible();

  // As a press does that comes before the page's code.
  await page.goto(`${ownServer.url}/results/match/${match.id}?tab=rosters`);
  await expect(page.getByRole('table').first()).toBeVisible();
  await api.dispose();
});

test.describe('before the code of the page has come', () => {
  test.use({ serviceWorkers: 'block' });

  test('a press on a tab opens it, and the page goes on from there', async ({ page, request }) => {
    const match = await runningMatch(request);
    const errors = errorsOf(page);
    const { promise: code, resolve: sendCode } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await code;
      await route.continue();
    });
    await page.goto(`/results/match/${match.id}`, { waitUntil: 'commit' });

    await page.getByRole('tab', { name: 'Soupisky' }).click({ noWaitAfter: true });

    await expect(page.getByRole('tab', { name: 'Soupisky', selected: true })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    sendCode();
    await expect(async () => {
      await page.getByRole('tab', { name: 'Info' }).press('Enter');
      await expect(page.getByRole('tabpanel', { name: 'Info' })).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(errors).toEqual([]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('no part of a match page breaks a rule of accessibility, and none scrolls sideways', async ({
      page,
      request,
    }) => {
      const match = await runningMatch(request);
      const found: string[] = [];
      for (const tab of ['', '?tab=rosters', '?tab=info']) {
        await page.goto(`/results/match/${match.id}${tab}`);
        await expect(page.getByRole('tabpanel')).toBeVisible();
        found.push(...(await accessibilityViolations(page)).map((violation) => `${tab} ${violation}`));
      }
      expect(found).toEqual([]);
    });
  });
}

async function runningMatch(api: APIRequestContext): Promise<Ticket> {
  const dashboard: { live: Ticket[] } = await (await api.get('/api/v1/results/dashboard')).json();
  const running = dashboard.live.find(({ stageCode }) => stageCode === '2nd_half');
  if (!running) throw new Error('No match of the demo is in its second half');
  return running;
}

async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
