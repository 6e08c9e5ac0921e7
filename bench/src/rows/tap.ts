import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { findChromium } from '../../../tooling/test/chromium.ts';
import { withChromium } from '../harness/browser.ts';
import { milliseconds, percentile, times } from '../harness/numbers.ts';
import type { PreparedTournament } from '../harness/prepared-tournament.ts';
import type { Row } from '../harness/row.ts';

const taps = 60;
const warmUpTaps = 6;
/** Milliseconds between two taps: longer than a bounce, in which a second press of a button is ignored. */
const between = 700;
const goal = 50;

/**
 * Notes of each press of a pointer the milliseconds until the next frame was painted, by the browser's own measurement
 * (Event Timing, in steps of 8 ms).
 */
const observe = `
  window.painted = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'pointerdown' || name === 'pointerup' || name === 'click') painted.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;

/** From a tap at the table to the screen that shows it, on a processor four times slower, in a real browser. */
export async function tap(prepared: PreparedTournament): Promise<Row[]> {
  const metric = 'tap → own screen of the table, CPU ÷ 4';
  const executablePath = findChromium();
  if (executablePath === undefined)
    return [{ metric, product: 'no Chromium', reference: '', ratio: '', goal: '', reached: null }];
  const product = await prepared.start();
  try {
    return await withChromium(executablePath, async (browser) => {
      const context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
      const [name = '', value = ''] = (prepared.cookies[0] ?? '').split('=');
      await context.addCookies([{ name, value, url: product.url }]);
      const page = await context.newPage();
      await page.addInitScript(observe);
      await page.goto(`${product.url}/reporter/match/practice`);
      await page.getByRole('button', { name: 'Skip', exact: true }).click();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const found = await recordGoals(page);
      const [p50, p95] = [percentile(found, 0.5), percentile(found, 0.95)];
      return [
        {
          metric,
          product: `p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)}`,
          reference: `${goal} ms`,
          ratio: times(p95 / goal),
          goal: `p95 ≤ ${goal} ms`,
          reached: p95 <= goal,
        },
      ];
    });
  } finally {
    await product.stop();
  }
}

/** Goals by two taps each, the event and the number. Returns the time of each tap, that of a tap under 16 ms as 16. */
async function recordGoals(page: Page): Promise<number[]> {
  const rail = page.locator('section[aria-label="Event"]').getByRole('button').first();
  const numbers = page.locator('section:has(+ section[aria-label="Event"]) button');
  const places = await Promise.all(
    [rail, ...Array.from({ length: 6 }, (_, index) => numbers.nth(index))].map((button) =>
      button.boundingBox(),
    ),
  );
  const found: number[] = [];
  for (let index = 0; index < warmUpTaps + taps; index += 1) {
    const place = places[index % 2 === 0 ? 0 : 1 + (((index - 1) / 2) % 6)];
    if (!place) throw new Error('A button of the table is not on the screen');
    await page.evaluate('painted.length = 0');
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await pause(between);
    const durations = await page.evaluate<number[]>('painted');
    if (index >= warmUpTaps) found.push(Math.max(16, ...durations));
  }
  return found;
}
