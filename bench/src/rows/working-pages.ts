import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { findChromium } from '../../../tooling/test/chromium.ts';
import { withChromium } from '../harness/browser.ts';
import { median, times } from '../harness/numbers.ts';
import { makeOrganiser } from '../harness/organiser.ts';
import type { PreparedTournament } from '../harness/prepared-tournament.ts';
import { Product } from '../harness/product.ts';
import type { Row } from '../harness/row.ts';
import { serveWithoutProgram } from '../references/static-page.ts';

const rounds = 5;
/** Milliseconds. */
const longest = 20_000;
/** 1 s, where the same words and styles without a program were painted after 0.2 s. */
const goal = 1 / 0.2;

/** Pages of an organiser, with what is their first content: a row, a field or a number, not a title or a placeholder. */
const pages = [
  { name: 'Overview', path: '/admin', first: 'main dd' },
  { name: 'Matches', path: '/admin/matches', first: 'main td' },
  { name: 'Teams', path: '/admin/plan/teams', first: 'main td' },
  { name: 'Check-in', path: '/admin/check-in', first: 'main td' },
  { name: 'Accounts', path: '/admin/users', first: 'main td' },
  { name: 'Settings', path: '/admin/settings', first: 'main li input' },
] as const;

/** Notes when the first content was painted: in the frame after it was put into the page. In milliseconds. */
const observe = (first: string): string => `
  window.firstContent = 0;
  new MutationObserver((_, observer) => {
    if (document.querySelector(${JSON.stringify(first)}) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.firstContent = performance.now(); }));
  }).observe(document, { subtree: true, childList: true });
`;

/**
 * The first content of an organiser's pages at a quarter of the processor’s speed, with all files in the browser’s
 * cache, against the same words and styles as a ready page.
 */
export async function workingPages(prepared: PreparedTournament): Promise<Row[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) return [missingRow];
  const dataDirectory = prepared.copy();
  await makeOrganiser(dataDirectory);
  const product = await Product.start({ dataDirectory });
  try {
    return await withChromium(executablePath, async (browser) => {
      const context = await signedIn(browser, product.url, prepared.cookies[0] ?? '');
      const rows: Row[] = [];
      for (const page of pages) rows.push(await measure(context, product.url, page));
      return rows;
    });
  } finally {
    await product.stop();
  }
}

async function signedIn(browser: Browser, url: string, cookie: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const end = cookie.indexOf('=');
  await context.addCookies([{ name: cookie.slice(0, end), value: cookie.slice(end + 1), url }]);
  return context;
}

async function measure(
  context: BrowserContext,
  url: string,
  { name, path, first }: (typeof pages)[number],
): Promise<Row> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  try {
    // The first visit fills the cache.
    await page.goto(url + path);
    await page.locator(first).first().waitFor();
    const still = await serveWithoutProgram(await page.content());
    await page.addInitScript(observe(first));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await firstContent(page, url + path));
      theirs.push(await firstContent(page, still.address));
    }
    still.stop();
    return rowOf(name, median(ours), median(theirs));
  } finally {
    await page.close();
  }
}

/** Seconds from the navigation to the first content. */
async function firstContent(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const until = performance.now() + longest;
  while (performance.now() < until) {
    const at = await page.evaluate<number>('window.firstContent');
    if (at > 0) return at / 1000;
    await pause(100);
  }
  throw new Error(`${address} has shown nothing within ${longest} ms`);
}

function rowOf(name: string, ours: number, theirs: number): Row {
  const ratio = ours / theirs;
  return {
    metric: `first content of ${name}, CPU ÷ 4, warm cache`,
    product: `${ours.toFixed(2)} s`,
    reference: `${theirs.toFixed(2)} s, its words and styles alone`,
    ratio: times(ratio),
    goal: `≤ ${times(goal)}`,
    reached: ratio <= goal,
  };
}

const missingRow: Row = {
  metric: 'first content of working pages',
  product: 'not measured',
  reference: '',
  ratio: '',
  goal: `≤ ${times(goal)}`,
  reached: null,
  note: 'no Chromium was found on this machine; CHROMIUM_PATH can name one',
};
