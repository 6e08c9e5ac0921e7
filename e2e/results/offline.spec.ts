import { readFileSync } from 'node:fs';
import { expect, offlineNotice, shownGroup, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

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
