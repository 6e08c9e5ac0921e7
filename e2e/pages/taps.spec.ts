import { expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { accessibilityViolations } from './accessibility-violations.ts';

interface Side {
  readonly team: { readonly id: number } | null;
}

/** Counts presses on the way from the first screen, so that a longer way is noticed. */
function countedTaps() {
  let count = 0;
  return {
    count: () => count,
    tap: async (target: ReturnType<Page['locator']>) => {
      count += 1;
      await target.click();
    },
  };
}

/** Follows a team that has a match to come, as an earlier visit did, and opens the first screen. */
async function openFollowing(page: Page): Promise<number> {
  const answer = await page.request.get('/api/v1/results/dashboard');
  const { next }: { next: readonly { home: Side }[] } = await answer.json();
  const id = next.flatMap(({ home }) => home.team?.id ?? [])[0];
  if (id === undefined) throw new Error('The first page knows no team with a match to come');
  await page.goto(`/results/team-detail/${id}`);
  const star = page.locator('main button[aria-pressed]').first();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/results');
  await expect(page.locator('#my-teams').getByRole('article')).toBeVisible();
  return id;
}

test('the next match of a followed team and the way to it are on the first screen', async ({ page }) => {
  await openFollowing(page);
  const { tap, count } = countedTaps();
  const card = page.locator('#my-teams').getByRole('article');
  await expect(card.locator('a[href*="/results/match/"]').first()).toBeVisible();
  // The maps of the phone open beside the page; journeys make no requests to other hosts.
  await page.context().route(/maps|openstreetmap|mapy/, (route) => route.abort());
  const map = page
    .context()
    .waitForEvent('request', (request) => /maps|openstreetmap|mapy/.test(request.url()));
  await tap(card.getByRole('link', { name: /^Cesta/ }).first());
  await map;
  expect(count()).toBeLessThanOrEqual(1);
});

test('whether a followed team is through, and where and when it plays next, takes two taps at most', async ({
  page,
}) => {
  const id = await openFollowing(page);
  const { tap, count } = countedTaps();
  await tap(page.locator(`#my-teams a[href$="/results/team-detail/${id}"]`).first());
  await expect(page).toHaveURL(new RegExp(`/team-detail/${id}`));
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText(/\d{1,2}:\d{2}/);
  await expect(card).toContainText(/\(H\d+\)/);
  await expect(page.getByRole('main')).toContainText(/ve skupině|postup|Když|Jako/);
  expect(count()).toBeLessThanOrEqual(2);
});

test('the matches of a followed team are two taps from a calendar', async ({ page }) => {
  const id = await openFollowing(page);
  const { tap, count } = countedTaps();
  await tap(page.locator('#my-teams').getByRole('button', { name: /^Kalendář/ }));
  const calendar = page.waitForEvent('download');
  const file = page.getByRole('dialog').getByRole('link', { name: 'Soubor .ics' });
  await expect(file).toHaveAttribute('href', new RegExp(`/team/${id}/matches\\.ics`));
  await tap(file);
  expect((await calendar).suggestedFilename()).toMatch(/\.ics$/);
  expect(count()).toBeLessThanOrEqual(2);
});

test('a result is shared with two taps at most, and its sheet breaks no rule of accessibility', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const share = ({ url }: ShareData) => {
      document.documentElement.dataset['shared'] = url;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  const answer = await page.request.get('/api/v1/results/dashboard');
  const { live }: { live: readonly { id: number }[] } = await answer.json();
  await page.goto(`/results/match/${live[0]?.id}`);
  const { tap, count } = countedTaps();
  await tap(page.getByRole('button', { name: 'Sdílet', exact: true }));
  await expect(page.locator('html')).toHaveAttribute('data-shared', page.url());
  expect(count()).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: 'Vzít s sebou' }).click();
  await expect(page.getByRole('dialog', { name: 'Vzít s sebou' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the top scorer of a category takes two taps at most', async ({ page }) => {
  await page.goto('/results');
  const { tap, count } = countedTaps();
  await tap(page.locator('main a[href$="/team-category/MA"]').first());
  const scorers = page.getByRole('region', { name: 'Nejlepší střelci' });
  await expect(scorers.getByRole('listitem').or(scorers.getByRole('row')).first()).toContainText(
    /\p{Lu}.*\d/u,
  );
  expect(count()).toBeLessThanOrEqual(2);
});

test('what happened in the match that a followed team has just played takes one tap', async ({ page }) => {
  await openFollowing(page);
  const { tap, count } = countedTaps();
  await tap(page.locator('#my-teams article a[href*="/results/match/"]').last());
  await expect(page).toHaveURL(/\/results\/match\/\d+/);
  await expect(page.getByText(/^Konec/).first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Průběh', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/\d+:\d+/)
      .first(),
  ).toBeVisible();
  expect(count()).toBeLessThanOrEqual(1);
});

test('the matches of a hall take two taps at most, and the way to it a third', async ({ page }) => {
  await page.goto('/results');
  const { tap, count } = countedTaps();
  await tap(page.getByRole('navigation', { name: 'Rychlá volba' }).getByRole('link', { name: 'Haly' }));
  await tap(page.locator('main a[href*="/results/matches-by-hall/"]').first());
  await expect(page).toHaveURL(/\/matches-by-hall\/\d+$/);
  await expect(page.locator('main a[href*="/results/match/"]').first()).toBeVisible();
  expect(count()).toBeLessThanOrEqual(2);
  await tap(page.getByRole('link', { name: 'Jak se sem dostat' }));
  await expect(page.getByRole('link', { name: /^Navigovat/ })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(3);
});

test('the schedule of another day takes three taps at most', async ({ page }) => {
  await page.goto('/results');
  const { tap, count } = countedTaps();
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Program' }));
  const days = page.getByRole('navigation', { name: 'Dny' });
  const other = days.locator('a:not([aria-current])').first();
  await tap(other);
  await expect(page).toHaveURL(/\/results\/schedule\/\d{4}-\d{2}-\d{2}/);
  await expect(days.locator('a[aria-current="date"]')).toHaveAttribute('href', new URL(page.url()).pathname);
  expect(count()).toBeLessThanOrEqual(3);
});

test('a team that is searched for is followed with three taps at most', async ({ page }) => {
  const answer = await page.request.get('/api/v1/results/dashboard');
  const { next }: { next: readonly { home: { team: { name: string } | null } }[] } = await answer.json();
  const name = next.flatMap(({ home }) => home.team?.name ?? [])[0];
  if (name === undefined) throw new Error('The first page knows no team with a match to come');
  await page.goto('/results');
  const { tap, count } = countedTaps();
  await tap(page.getByRole('banner').getByRole('button', { name: 'Hledat' }));
  await page.getByRole('combobox').fill(name);
  await tap(page.getByRole('option', { name }).and(page.locator('[href*="/team-detail/"]')).first());
  const star = page.locator('main button[aria-pressed]').first();
  await tap(star);
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(count()).toBeLessThanOrEqual(3);
});
