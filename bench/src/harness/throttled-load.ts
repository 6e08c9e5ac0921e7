import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';

/** Measurements of a first visit, made by the page itself. */
export interface Load {
  /** Largest contentful paint: seconds from the click on the link. */
  readonly largestPaint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** The longest task in milliseconds, during which the page does not react; 0: none over 50. */
  readonly longestTask: number;
}

/** Milliseconds in which a page has painted and settled. */
const settled = 1_500;

/** Runs in the page from its first byte on. */
const observe = `
  window.noted = { largestPaint: 0, shift: 0, longestTask: 0 };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { noted.largestPaint = startTime / 1000; });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) noted.shift += value; });
  watch('longtask', ({ duration }) => { noted.longestTask = Math.max(noted.longestTask, duration); });
`;

/**
 * Opens a URL like a first visit from a small phone on a slow connection: 360 px, 150 ms, 1.6 Mbit/s, CPU ÷
 * 4.
 */
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
