import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';

/** What a first visit showed, as the page itself measured it. */
export interface Load {
  /** When the largest thing of the page was painted: seconds from the press on the link. */
  readonly largestPaint: number;
  /** How far things jumped, as the browser counts it. */
  readonly shift: number;
  /** The longest time in which the page could not answer a finger: milliseconds; 0: never over 50. */
  readonly longestTask: number;
}

/** A calm page has painted, worked and settled by then. */
const settled = 1_500;

/** Noted by the page from its first byte on. */
const observe = `
  window.noted = { largestPaint: 0, shift: 0, longestTask: 0 };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { noted.largestPaint = startTime / 1000; });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) noted.shift += value; });
  watch('longtask', ({ duration }) => { noted.longestTask = Math.max(noted.longestTask, duration); });
`;

/** Opens an address as a small phone with a bad connection does for the first time: 360 px, 150 ms, 1.6 Mbit/s, CPU ÷ 4. */
export async function loadThrottled(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await throttle(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: 'load' });
    await pause(settled);
    return await page.evaluate<Load>('noted');
  } finally {
    await context.close();
  }
}

async function throttle(session: CDPSession): Promise<void> {
  const bytesPerSecond = 1_600_000 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
