import { readFileSync } from 'node:fs';
import type { Client } from '@sevenmetre/contract/client';
import { expect, offlineNotice, shownGroup, test } from '../fixtures.ts';
import type { Browser } from '@playwright/test';
import type { Page } from '../fixtures.ts';
import { organisers, signedInClient } from '../plan/organiser-client.ts';

/** Until the service worker has taken over and everything it keeps is stored. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('a visited page opens without a server, with the age of its data', async ({ ownServer, page }) => {
  await page.goto(ownServer.url);
  const path = await firstGroup(page);
  await page.goto(ownServer.url + path);
  await untilKept(page);
  const before = await page.getByRole('table').first().innerText();
  await page.goto(`${ownServer.url}/results/countries`);
  const countries = page.getByRole('main').getByRole('link');
  await expect(countries.first()).toBeVisible();

  await ownServer.kill();
  // Nothing of this page is live.
  await page.reload();
  await expect(countries.first()).toBeVisible();
  await expect(offlineNotice(page)).toBeVisible();
  await page.goto(ownServer.url + path);

  await expect(page.getByRole('table').first()).toBeVisible();
  expect(await page.getByRole('table').first().innerText()).toBe(before);
  await expect(offlineNotice(page)).toBeVisible();

  await ownServer.start();
  // Either the visitor presses first, or the page has retried by itself.
  await offlineNotice(page)
    .getByRole('button')
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  await expect(offlineNotice(page)).toBeHidden();
});

test('an unvisited address opens without a server and says that its data are missing', async ({
  ownServer,
  page,
}) => {
  await page.goto(ownServer.url);
  const path = await firstGroup(page);
  await untilKept(page);

  await ownServer.kill();
  await page.goto(ownServer.url + path);

  await expect(offlineNotice(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('after a while a group that was never opened has its table without a server too', async ({
  ownServer,
  page,
}) => {
  await page.goto(`${ownServer.url}/results`);
  const links = page.locator('main a[href*="/results/competition-group/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const visited = paths[0] ?? '';
  const own = /competition-group\/(\w+)-/.exec(visited)?.[1] ?? '';
  // A first round of another category: it has results.
  const path = paths.find((other) => other.endsWith('-A') && !other.includes(`/${own}-`)) ?? '';
  await page.goto(ownServer.url + visited);
  await untilKept(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('tournament-1')).keys()).length))
    .toBe(2);
  const needed = filesOf(['src/lib/offline/offline-page.ts', 'src/features/public/groups/group-page.tsx']);
  const missing = () =>
    page.evaluate(async (files) => {
      const kept = await Promise.all(files.map((file) => caches.match(`/${file}`)));
      return files.filter((_, index) => kept[index] === undefined);
    }, needed);
  await expect.poll(missing).toEqual([]);

  await ownServer.kill();
  await page.goto(ownServer.url + path);

  await expect(page.getByRole('table').first()).toBeVisible();
  expect(await page.getByRole('table').first().locator('th[scope=row]').count()).toBeGreaterThan(2);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /poločas/ })
      .first(),
  ).toContainText(/\d/);
  await expect(offlineNotice(page)).toContainText(/\d:\d\d/);
});

test('a page without data is headed by the cup as it was seen last, also at the address of a past edition', async ({
  ownServer,
  browser,
  page,
}) => {
  const organiser = await signedInClient(browser, ownServer.url, organisers.superAdmin);
  await giveLogo(browser, ownServer.url, organiser);
  await page.goto(`${ownServer.url}/results`);
  const cup = await headOf(page);
  expect(cup).toMatchObject({ name: expect.stringContaining('Lipová Cup'), logo: expect.any(String) });
  await startNextEdition(organiser);
  await page.goto(`${ownServer.url}/2026/results`);
  expect(await headOf(page)).toEqual(cup);
  await page.goto(`${ownServer.url}/results/archive`);
  const next = await headOf(page);
  expect(next).toMatchObject({ name: expect.stringContaining('Bukovina Cup'), logo: null });
  await untilKept(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('logos-1')).keys()).length))
    .toBe(1);
  await page.context().clearCookies();

  await ownServer.kill();

  await page.goto(`${ownServer.url}/2026/results/ranking/MA`);
  await expect(offlineNotice(page)).toBeVisible();
  expect(await headOf(page)).toEqual(cup);
  await expect(page).toHaveTitle(/ · Lipová Cup$/);
  await page.goto(`${ownServer.url}/results/countries/cz`);
  await expect(offlineNotice(page)).toBeVisible();
  expect(await headOf(page)).toEqual(next);
  await expect(page).toHaveTitle(/ · Bukovina Cup$/);
  // Of an edition that was never opened, the cup and the year of the address are known.
  await page.goto(`${ownServer.url}/2019/results`);
  await expect(offlineNotice(page)).toBeVisible();
  expect((await headOf(page)).name).toMatch(/Bukovina Cup\s+2019$/);
  await expect(page).toHaveTitle(/ · Bukovina Cup$/);
});

/** What the header says of the cup, once its logo has come. */
async function headOf(page: Page) {
  const home = page.getByRole('banner').getByRole('link').first();
  const mark = home.locator('[aria-hidden]').first();
  await expect(mark).toBeVisible();
  const logo = mark.locator('img');
  if ((await logo.count()) > 0)
    await expect
      .poll(() => logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
      .toBe(true);
  return {
    name: await home.innerText(),
    logo: (await logo.count()) > 0 ? await logo.getAttribute('src') : null,
    colour: await mark.evaluate((element) => getComputedStyle(element).backgroundColor),
  };
}

/** The edition of the demo is past from now on. */
async function startNextEdition(organiser: Client): Promise<void> {
  const editions = await organiser.adminEditions();
  if (editions.status !== 200) throw new Error(`The editions are answered ${editions.status}`);
  const before = editions.body.editions.find(({ isCurrent }) => isCurrent)?.id ?? null;
  const made = await organiser.editionCreate({
    body: {
      name: 'Bukovina Cup',
      year: 2027,
      city: 'Bukovina',
      startDate: '2027-06-11',
      endDate: '2027-06-13',
      fromId: null,
      clientKey: 'next-edition',
      dates: [],
      birthDates: [],
    },
  });
  if (made.status !== 200) throw new Error(`The new edition is answered ${made.status}`);
  const agreedLive = editions.body.editions.find(({ isCurrent }) => isCurrent)?.live ?? 0;
  const switched = await organiser.editionSwitch({ body: { id: made.body.id, before, agreedLive } });
  expect(switched.status).toBeLessThan(300);
}

/** The product's icon stands in for a logo that an organiser has uploaded. */
async function giveLogo(browser: Browser, url: string, organiser: Client): Promise<void> {
  const { request } = await browser.newContext({ extraHTTPHeaders: { origin: url } });
  await request.post(`${url}/api/v1/login`, { data: organisers.superAdmin });
  const buffer = readFileSync(new URL('../../apps/web/public/icon-192.png', import.meta.url));
  const file = { name: 'logo.png', mimeType: 'image/png', buffer };
  const sent = await request.post(`${url}/api/v1/web/files`, { multipart: { file } });
  const { id }: { id: number } = await sent.json();
  for (const [key, value] of Object.entries({ 'cup-logo': String(id), 'cup-accent': '#5b2a86' })) {
    const saved = await organiser.configurationUpdate({ params: { key }, body: { value, before: null } });
    expect(saved.status).toBeLessThan(300);
  }
  // Visitors have it as soon as the publisher has read the change.
  await expect.poll(async () => (await fetch(`${url}/results`)).text()).toContain('--cup:#5b2a86');
}

test('nobody is signed out because the network is gone', async ({ page, context }) => {
  const { path } = await shownGroup(page);
  await page.goto(path);
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(page).not.toHaveURL(/login|support/);
  await expect(page.getByRole('table').first()).toBeVisible();
  await context.setOffline(false);
});

async function firstGroup(page: Page): Promise<string> {
  const link = page.locator('main a[href*="/results/competition-group/"]').first();
  return (await link.getAttribute('href')) ?? '';
}

/** Scripts that pages are made of, with all that these import, as the build has named them. */
function filesOf(sources: readonly string[]): string[] {
  const manifest: Record<string, { readonly file: string; readonly imports?: readonly string[] }> =
    JSON.parse(
      readFileSync(new URL('../../apps/web/dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
    );
  const files = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no ${source}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  sources.forEach(add);
  return [...files];
}
