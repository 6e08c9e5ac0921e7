import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { chromiumArguments, findTestChromium } from '../../tooling/test/chromium.ts';
import { freePort } from '../../tooling/test/free-port.ts';
import { BadNetwork } from './bad-network.ts';
import { expect, errorsOf, test } from '../fixtures.ts';
import { openMatch, ReporterScreen, signIn } from './reporter-screen.ts';
import { PortalServer } from '../server.ts';
import { busiestMatch, sayCupAbsent } from './source-match.ts';

/** One server for all of them: only the first journey breaks it, and it comes back. */
let server: PortalServer;
let network: BadNetwork;
/** Where browsers reach it: through the network. */
let url: string;

/** A match of half an hour in a dozen seconds. */
const timesFaster = 150;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = await PortalServer.withDemo(url);
  network = new BadNetwork(port, server.url);
  await server.start();
});
test.afterAll(async () => {
  await network.close();
  await server.remove();
});

test('the busiest match of a real cup is typed at playing speed over a bad network, and the server is killed twice', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const source = busiestMatch();
  if (source === null) return sayCupAbsent();
  expect(source.events.length).toBeGreaterThanOrEqual(60);
  const context = await newContext(browser);
  const screen = await openMatch(await context.newPage(), url, 1);
  const before = await screen.statistics();
  const script = screen.scriptOf(source.events);

  const began = performance.now();
  for (const [index, event] of script.entries()) {
    if (index === 8) await context.setOffline(true);
    if (index === 16) await context.setOffline(false);
    // Recording goes on meanwhile.
    if (index === 22 || index === 42) void server.kill().then(() => server.start());
    await screen.record(event, began + ((source.events[index]?.at ?? 0) * 1000) / timesFaster);
  }
  await expect(screen.refusals).toHaveCount(0);
  await screen.untilOnServer(60_000);

  const stored = await screen.stored();
  expect(stored.events.map(({ what }) => what).toSorted()).toEqual(script.map(({ what }) => what).toSorted());
  expect(new Set(stored.events.map(({ id }) => id)).size).toBe(script.length);
  expect(stored.score).toEqual(source.score);
  expect(await screen.shownScore()).toEqual(source.score);
  expect(screen.gained(before, await screen.statistics())).toEqual(screen.countsOf(script));
  for (const fate of ['lost', 'answer-lost', 'repeated'] as const)
    expect(network.met[fate]).toBeGreaterThan(3);
  await context.close();
});

test('two tabs record the same match, and nothing is lost or doubled', async ({ browser }) => {
  const context = await newContext(browser);
  const one = await openMatch(await context.newPage(), url, 2);
  const two = new ReporterScreen(await context.newPage(), one.match);
  await two.open(url);
  const script = one.script(12);

  for (const [index, event] of script.entries()) await (index % 2 === 0 ? one : two).record(event);
  // Each tab knows of its own taps at once, and of the other's a moment later.
  await expect.poll(async () => (await one.stored()).events.length).toBe(script.length);
  await one.untilOnServer();
  await two.untilOnServer();

  const stored = await one.stored();
  expect(stored.events.map(({ what }) => what).toSorted()).toEqual(script.map(({ what }) => what).toSorted());
  for (const screen of [one, two]) await expect.poll(() => screen.shownScore()).toEqual(stored.score);
  await context.close();
});

test('a reporter whom the server has signed out goes on recording, and sends after the password', async ({
  browser,
}) => {
  const context = await newContext(browser);
  const screen = await openMatch(await context.newPage(), url, 3);
  const script = screen.script(6);
  await screen.record(script[0]);
  await screen.untilOnServer();

  await context.clearCookies({ name: /^(?!locale|theme)/ });
  for (const event of script.slice(1)) await screen.record(event);
  await screen.chip('Přihlásit se').click();
  await screen.page.getByRole('button', { name: 'Přihlaste se, aby se odesílalo dál' }).click();
  await screen.page.getByLabel('Heslo').fill('reporter-lipova');
  await screen.page.getByRole('button', { name: 'Přihlásit se', exact: true }).click();
  await screen.untilOnServer();

  expect((await screen.stored()).events).toHaveLength(script.length);
  await context.close();
});

test('a browser that is killed right after a tap has not lost it', async () => {
  test.setTimeout(90_000);
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-browser-'));
  try {
    const first = await ownBrowser(folder);
    const page = await first.context.newPage();
    const screen = await openMatch(page, url, 4);
    const script = screen.script(3);
    await screen.record(script[0]);
    await screen.untilOnServer();
    // The program is on the device from now on, as it is once somebody has prepared the hall.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await server.stop();
    await screen.record(script[1]);
    await screen.record(script[2]);
    // What the screen says is on the disk; what it has not said yet may go with the browser.
    await expect(screen.chip('Uloženo zde · 2')).toBeVisible();
    await first.kill();

    await server.start();
    const second = await ownBrowser(folder);
    const again = new ReporterScreen(await second.context.newPage(), screen.match);
    // A browser writes cookies down by the half minute: the session may be gone, the taps may not.
    await signIn(again.page, url);
    const errors = errorsOf(again.page);
    await again.open(url);
    await again.untilOnServer();
    const stored = await again.stored();
    expect(stored.events.map(({ what }) => what).toSorted()).toEqual(
      script.map(({ what }) => what).toSorted(),
    );
    expect(errors).toEqual([]);
    await second.kill();
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('a full disk, a release in the middle, a dead device and a spare one in a private window: nothing is lost or doubled', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await newContext(browser);
  const screen = await openMatch(await context.newPage(), url, 5);
  const { page } = screen;
  const before = (await screen.stored()).events.length;
  const script = screen.script(5);
  await screen.record(script[0]);
  await screen.untilOnServer();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await screen.open(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  // A full disk refuses a tap: the screen says so, and keeps it for another attempt.
  await fillDisk(page);
  await screen.record(script[1]);
  await expect(page.getByText(/^Zařízení odmítá ukládat\. Nezapsáno: 1/)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('disk-has-room')));
  await page.getByRole('button', { name: 'Zkusit znovu' }).click();
  await screen.untilOnServer();

  // A new release is ready: the open match is not loaded again.
  await page.evaluate(() => document.body.setAttribute('data-opened', 'before'));
  network.isReplaced = true;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await screen.record(script[2]);
  await screen.untilOnServer();
  expect(await page.evaluate(() => document.body.dataset['opened'])).toBe('before');
  network.isReplaced = false;

  // The signal goes, what is not sent is saved as a file, and then the device dies without a warning.
  await context.setOffline(true);
  await screen.record(script[3]);
  await screen.record(script[4]);
  await screen.chip('Uloženo zde · 2').click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Uložit neodeslané do souboru' }).click();
  const file = await (await saved).path();

  // Contexts of a test are private windows: what they store goes with them.
  const spare = await newContext(browser);
  await spare.addCookies([{ name: 'locale', value: 'cs', url }]);
  const other = new ReporterScreen(await spare.newPage(), screen.match);
  await signIn(other.page, url);
  await other.open(url);
  await other.chip('Na serveru').click();
  const chooser = other.page.waitForEvent('filechooser');
  await other.page.getByRole('button', { name: 'Načíst neodeslané ze souboru' }).click();
  await (await chooser).setFiles(file);
  await expect.poll(async () => (await other.stored()).events.length).toBe(before + script.length);
  // The old device was charged meanwhile, and sends what it still holds.
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Zavřít' }).click();
  await screen.untilOnServer();
  const stored = (await other.stored()).events.map(({ what }) => what);
  expect(stored.slice(before).toSorted()).toEqual(script.map(({ what }) => what).toSorted());
  await context.close();
  await spare.close();
});

/** The disk of a page refuses every write as a full one does, until there is room. Chromium ignores a quota set from outside. */
function fillDisk(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { prototype } = IDBObjectStore;
    const { put } = prototype;
    prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    addEventListener('disk-has-room', () => (prototype.put = put), { once: true });
  });
}

function newContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ baseURL: url, locale: 'cs-CZ', viewport: { width: 1024, height: 768 } });
}

/** A browser with a folder of its own, which can be killed as a power cut would. */
async function ownBrowser(
  folder: string,
): Promise<{ readonly context: BrowserContext; readonly kill: () => Promise<void> }> {
  const child = spawn(
    findTestChromium() ?? 'chromium',
    [
      ...chromiumArguments(),
      '--headless',
      '--remote-debugging-port=0',
      '--window-size=1024,768',
      '--lang=cs-CZ',
      `--user-data-dir=${folder}`,
    ],
    // A group of its own: the program may be a script that starts the browser.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`the browser ended:\n${said}`)));
  });
  const connect = () => chromium.connectOverCDP(address, { timeout: 10_000 });
  // A browser that has only just begun was once seen to leave its first visitor without an answer.
  const browser = await connect().catch(connect);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('the browser has no context');
  return {
    context,
    async kill() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await gone;
    },
  };
}
