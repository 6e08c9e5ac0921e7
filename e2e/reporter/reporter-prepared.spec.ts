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

test('a device is ready only with everything that a match may need, and then opens it without a network', async ({
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
  await server.start();
  await context.close();
});
