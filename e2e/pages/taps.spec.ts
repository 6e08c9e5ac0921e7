import { expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { accessibilityViolations } from './accessibility-violations.ts';

type Locator = ReturnType<Page['locator']>;
type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

interface Side {
  readonly team: { readonly id: number } | null;
}

/** Counts presses on the way from the first screen, so that a longer way is noticed. */
function countedTaps() {
  let count = 0;
  return {
    count: () => count,
    tap: async (target: Locator) => {
      count += 1;
      await target.click();
    },
  };
}

/** Follows teams that have a match to come, as an earlier visit did, and opens the first screen. Returns the first team. */
async function openFollowing(page: Page, count = 1): Promise<number> {
  const answer = await page.request.get('/api/v1/results/dashboard');
  const { next }: { next: readonly { home: Side }[] } = await answer.json();
  const ids = [...new Set(next.flatMap(({ home }) => home.team?.id ?? []))].slice(0, count);
  const [first] = ids;
  if (first === undefined || ids.length < count)
    throw new Error('The first page knows too few teams with a match to come');
  for (const id of ids) {
    await page.goto(`/results/team-detail/${id}`);
    const star = page.locator('main button[aria-pressed]').first();
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/results');
  await expect(page.locator('#my-teams').getByRole('article')).toHaveCount(count);
  return first;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('An element is not shown');
  return box;
}

/** Both figures are whole inside the ticket, under nothing else, and larger than its text. */
async function expectReadableScore(ticket: Locator, around: Box): Promise<void> {
  const scores = ticket.getByText(/^\d+$/);
  await expect(scores).toHaveText([/^\d+$/, /^\d+$/]);
  for (const score of await scores.all()) {
    const box = await boxOf(score);
    expect(box.y).toBeGreaterThanOrEqual(around.y);
    expect(box.y + box.height).toBeLessThanOrEqual(around.y + around.height);
    expect(box.x + box.width).toBeLessThanOrEqual(around.x + around.width);
    const shown = await score.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return { size, isOnTop: top?.closest('li') === element.closest('li') };
    });
    expect(shown.isOnTop).toBe(true);
    expect(shown.size).toBeGreaterThanOrEqual(20);
  }
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

test('the next matches of two followed teams and the ways to them are seen at once, on the page of the city too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openFollowing(page, 2);
  for (const card of await page.locator('#my-teams').getByRole('article').all()) {
    await expect(card.locator('a[href*="/results/match/"]').first()).toBeInViewport();
    await expect(card.getByRole('link', { name: /^Cesta/ }).first()).toBeInViewport();
  }
  // Its matches are two taps from a calendar, and whether it is through is one: the second child has what the first has.
  const second = page.locator('#my-teams').getByRole('article').last();
  await second.getByRole('button', { name: /^Kalendář/ }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Soubor .ics' })).toBeVisible();
  await page.keyboard.press('Escape');
  await second.locator('a[href*="/results/team-detail/"]').first().click();
  await expect(page.getByRole('main')).toContainText(/ve skupině|postup|Když|Jako/);
  await page.goto('/city');
  const ways = page.getByRole('region', { name: 'Cesta na další zápas' });
  await expect(ways.getByRole('listitem')).toHaveCount(2);
  await expect(ways.locator('a[href*="/results/match/"]')).toHaveCount(2);
});

for (const path of ['/results', '/results/schedule?show=live'])
  test(`${path} shows eight matches that are being played at once on a phone, each whole and with its score`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    // Letters of the final font are wider than those before it.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(page.getByRole('navigation', { name: 'Rychlá volba' })).toBeVisible();
    const match = page.locator('a[href*="/results/match/"]');
    const tickets = page.getByRole('main').getByRole('listitem').filter({ has: match });
    const header = await boxOf(page.getByRole('banner'));
    const bar = await boxOf(page.getByRole('navigation', { name: 'Rychlá volba' }));
    let above = header.y + header.height;
    for (let index = 0; index < 8; index += 1) {
      const ticket = await boxOf(tickets.nth(index));
      expect(ticket.height, `height of ticket ${index}`).toBeLessThanOrEqual(88);
      expect(ticket.y, `top of ticket ${index}`).toBeGreaterThanOrEqual(above);
      expect([ticket.x >= 0, ticket.x + ticket.width <= 360]).toEqual([true, true]);
      above = ticket.y + ticket.height;
      await expectReadableScore(tickets.nth(index), ticket);
    }
    expect(above, 'foot of the last ticket').toBeLessThanOrEqual(bar.y);
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
