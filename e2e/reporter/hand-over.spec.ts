import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chromiumArguments, findTestChromium } from '../../tooling/test/chromium.ts';
import { filmCodes, modulesOf } from './fake-camera.ts';
import type { Modules } from './fake-camera.ts';
import { expect, test } from '../fixtures.ts';
import { openMatch, ReporterScreen, signIn } from './reporter-screen.ts';

/** A browser before whose camera these codes are held. On Linux Chromium reads none itself, as phones without a reader. */
async function browserBefore(folder: string, codes: readonly Modules[], url: string) {
  const film = join(folder, 'code.y4m');
  filmCodes(film, codes);
  const executablePath = findTestChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...chromiumArguments(),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1024, height: 768 } });
  return { browser, page: await context.newPage() };
}

async function openHandOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Více' }).first().click();
  await page.getByRole('button', { name: 'Předat jinému zařízení' }).click();
}

const codeImage = (page: Page) => page.getByRole('img', { name: /^Kód \d+ z \d+$/ });

/** The codes on the screen, one after the other. */
async function shownCodes(page: Page): Promise<Modules[]> {
  await expect(codeImage(page)).toBeVisible();
  const [, count = '1'] = /(\d+)$/.exec((await codeImage(page).getAttribute('alt')) ?? '') ?? [];
  const codes: Modules[] = [];
  for (let number = 1; number <= Number(count); number += 1) {
    const image = page.getByRole('img', { name: `Kód ${number} z ${count}` });
    codes.push(modulesOf((await image.getAttribute('src')) ?? ''));
    if (count !== '1') await page.getByRole('button', { name: 'Další kód' }).click();
  }
  return codes;
}

test('a match goes to another device by codes before its camera, and nothing counts twice', async ({
  browser,
  ownServer,
}) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-camera-'));
  const { url } = ownServer;
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1024, height: 768 } });
  const screen = await openMatch(await context.newPage(), url, 3);
  const before = (await screen.stored()).events.length;
  // Once it has been opened it lies on the device, as it does on one that was prepared.
  await openHandOver(screen.page);
  await expect(codeImage(screen.page)).toBeVisible();
  await screen.page.getByRole('button', { name: 'Zavřít' }).click();
  await context.setOffline(true);
  const script = screen.script(2);
  for (const event of script) await screen.record(event);
  await openHandOver(screen.page);
  const codes = await shownCodes(screen.page);

  const other = await browserBefore(folder, codes, url);
  try {
    const { page } = other;
    await page.context().addCookies([{ name: 'locale', value: 'cs', url }]);
    await signIn(page, url);
    await page.goto(`/reporter/match/${encodeURIComponent(screen.match.slug)}`);
    const second = new ReporterScreen(page, screen.match);
    await openHandOver(page);
    await page.getByRole('button', { name: 'Převzít z jiného zařízení' }).click();
    await page.getByRole('button', { name: 'Načíst kódy' }).click();
    await expect(page.getByText('Převzato. Zapisujte dál tady.')).toBeVisible();
    await page.getByRole('button', { name: 'Zavřít' }).click();
    await expect.poll(async () => (await second.stored()).events.length).toBe(before + 2);
    await context.setOffline(false);
    await screen.page.getByRole('button', { name: 'Zavřít' }).click();
    await screen.untilOnServer();
    expect((await screen.stored()).events).toHaveLength(before + 2);
  } finally {
    await other.browser.close();
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
