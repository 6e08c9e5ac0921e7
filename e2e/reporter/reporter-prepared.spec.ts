import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openMatch, ReporterScreen, signIn } from './reporter-screen.ts';
import { PortalServer } from '../server.ts';

let server: PortalServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await PortalServer.withDemo();
  await server.start();
});
test.afterAll(() => server.remove());

const ready = (page: Page) =>
  page.getByRole('heading', { name: 'Připraveno na provoz bez sítě', exact: true });
const prepareButton = (page: Page) => page.getByRole('button', { name: 'Připravit' });

function phone(browser: Browser, serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> {
  const size = { width: 740, height: 360 };
  return browser.newContext({ baseURL: server.url, locale: 'cs-CZ', viewport: size, serviceWorkers });
}

/** Signs in and prepares a hall for a day without a network. */
async function prepare(page: Page, hall: number): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: 'cs', url: server.url }]);
  await signIn(page, server.url);
  await page.goto(`/reporter/hall-matches/${hall}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await prepareButton(page).click();
  await expect(ready(page)).toBeVisible();
}

/** Where every button of the grids and the rail and every figure of the board stand. */
function places(page: Page): Promise<readonly string[]> {
  return page.locator('button[aria-pressed], [role=img]').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[left, top, width, height].map(Math.round).join(' ')}`;
    }),
  );
}

/** The page of rosters of a match. */
async function openRoster(page: Page, slug: string): Promise<void> {
  await page.goto(`/reporter/match-roster/${encodeURIComponent(slug)}`);
  await expect(homeRoster(page).getByRole('switch').first()).toBeVisible();
}

/** The side of the home team, which stands first. */
const homeRoster = (page: Page) => page.getByRole('main').getByRole('region').first();

const wordsOf = (name: string | null = '') => (name ?? '').split(' ').toSorted().join(' ');

/** Home players of a match in the record that organisers send to a federation; names as sorted words. */
async function recordedPlayers(browser: Browser, matchId: number) {
  const office = await browser.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { origin: server.url },
  });
  const organiser = { email: 'admin@example.test', password: 'organiser-lipova' };
  expect((await office.request.post('/api/v1/login', { data: organiser })).status()).toBe(200);
  const answer = await office.request.get(`/api/v1/admin/match-records.json?match=${matchId}`);
  const { matches }: { matches: { home: { players: Recorded[] } }[] } = await answer.json();
  await office.close();
  return (matches[0]?.home.players ?? []).map((player) => ({ ...player, name: wordsOf(player.name) }));
}

interface Recorded {
  readonly number: number | null;
  readonly name: string | null;
  readonly goals: number;
}

test('on a phone held sideways nothing moves with an event, whether the device was prepared or not', async ({
  browser,
}) => {
  const measured: (readonly string[])[] = [];
  for (const [hall, serviceWorkers] of [
    [1, 'block'],
    [1, 'allow'],
  ] as const) {
    const context = await phone(browser, serviceWorkers);
    const page = await context.newPage();
    if (serviceWorkers === 'allow') await prepare(page, hall);
    const screen = await openMatch(page, server.url, hall);
    const controlled = await page.evaluate(() => navigator.serviceWorker?.controller != null);
    expect(controlled).toBe(serviceWorkers === 'allow');
    const before = await places(page);
    expect(before.length).toBeGreaterThan(20);
    await context.setOffline(true);
    const [event] = screen.script(1);
    await screen.record(event);
    await expect(screen.chip(/Uloženo zde/)).toBeVisible();
    expect(await places(page)).toEqual(before);
    measured.push(before);
    await context.close();
  }
  expect(measured[1]).toEqual(measured[0]);
});

test('a device is ready only with everything that a match may need, then opens it without a network, and a player is replaced there', async ({
  browser,
}) => {
  const context = await phone(browser, 'allow');
  const page = await context.newPage();
  await prepare(page, 2);
  const forgotten = await page.evaluate(async () => {
    const files: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const found = (await cache.keys()).filter(({ url }) => /\/assets\/shootout-dialog[^/]*\.js$/.test(url));
      for (const request of found) {
        await cache.delete(request);
        files.push(request.url);
      }
    }
    return files;
  });
  expect(forgotten).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nepřipraveno na provoz bez sítě' })).toBeVisible();
  await prepareButton(page).click();
  await expect(ready(page)).toBeVisible();

  const { match } = await openMatch(page, server.url, 2);
  const home = match.roster.filter(({ side, isLeader }) => side === 'home' && !isLeader);
  await openRoster(page, match.slug);
  const labels = await homeRoster(page)
    .getByRole('switch')
    .evaluateAll((switches) => switches.map(({ ariaLabel }) => ariaLabel ?? ''));
  // Invented people may share a name.
  const [injured = '', substitute = ''] = labels
    .filter((label) => labels.indexOf(label) === labels.lastIndexOf(label))
    .map((label) => label.replace(' je přítomen', ''));
  const presence = (name: string) =>
    homeRoster(page).getByRole('switch', { name: `${name} je přítomen`, exact: true });
  const shirt = (name: string) =>
    homeRoster(page).getByRole('textbox', { name: `Číslo: ${name}`, exact: true });
  const number = Number(await shirt(injured).inputValue());
  // One player does not play at first; without a network that one takes the shirt of another.
  await presence(substitute).uncheck();
  await page.getByRole('button', { name: 'Uložit domácí' }).click();
  await expect(page.getByText('Soupisky uloženy')).toBeVisible();
  await page.goto('/reporter/hall-matches/2');
  await expect(ready(page)).toBeVisible();
  await server.stop();
  const screen = new ReporterScreen(page, match);
  await screen.open(server.url);
  for (const name of ['Rozstřel', 'Předat jinému zařízení']) {
    await page.getByRole('button', { name: 'Více' }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.getByRole('button', { name: 'Zavřít' }).click();
  }
  await openRoster(page, match.slug);
  await presence(injured).uncheck();
  await presence(substitute).check();
  await shirt(substitute).fill(String(number));
  await page.getByRole('button', { name: 'Potvrdit a pokračovat' }).click();
  await page.waitForURL(/\/reporter\/match\//);
  const person = home.find(({ jerseyNumber }) => jerseyNumber === number);
  if (person === undefined) throw new Error('nobody of the home team has this number');
  const goal = { side: 'home', person, code: 'goal', what: 'goal of the substitute' } as const;
  await screen.record(goal);
  await server.start();
  await screen.untilOnServer(60_000);
  const players = await recordedPlayers(browser, match.id);
  expect(players).toHaveLength(home.length - 1);
  expect(players.filter(({ goals }) => goals > 0)).toEqual([
    expect.objectContaining({ number, name: wordsOf(substitute), goals: 1 }),
  ]);
  expect(players.map(({ name }) => name)).not.toContain(wordsOf(injured));
  const report = await page.request.get(`/api/v1/match/${match.id}/report.pdf?lang=cs`);
  expect((await report.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await context.close();
});
