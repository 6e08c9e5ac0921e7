import { setTimeout as pause } from 'node:timers/promises';
import { findChromium } from '../../../tooling/test/chromium.ts';
import { begin } from '../harness/begin.ts';
import { withChromium } from '../harness/browser.ts';
import { latencyRow } from '../harness/latency-row.ts';
import { type Fixture, Reporter } from '../harness/reporter.ts';
import type { Row } from '../harness/row.ts';
import type { PreparedTournament } from '../harness/prepared-tournament.ts';

const goals = 100;
const warmUpGoals = 10;
const secondsToSee = 5;
const metric = 'call sent → group page in Chromium changed, idle';

/** Reports the wall clock of every change of a score; other changes (clocks, ages) are ignored. */
const observe = `
  const scores = () => [...document.querySelectorAll('.side-score')].map((score) => score.textContent).join(' ');
  let shown = scores();
  new MutationObserver(() => {
    const now = performance.timeOrigin + performance.now();
    if (scores() === shown) return;
    shown = scores();
    window.scoreChanged(now);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
`;

/** From a reporter's call to the change of the group page in a real browser. */
export async function screen(prepared: PreparedTournament): Promise<Row[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) return [missingRow];
  const product = await prepared.start();
  try {
    const reporter = await Reporter.open({ url: product.url, cookies: prepared.cookies });
    const fixtures = await begin(reporter, 'MA-A', 4);
    return await withChromium(executablePath, async (browser) => {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
      const changes = new Changes();
      await page.exposeFunction('scoreChanged', (at: number) => changes.saw(at));
      await page.goto(`${product.url}/results/competition-group/MA-A`);
      await page.locator('.side-score').first().waitFor();
      await page.evaluate(observe);
      await pause(2_000);
      const found = await tapAndSee(reporter, fixtures, changes);
      return [latencyRow(metric, found.slice(warmUpGoals), { p50: 50, p99: 150 })];
    });
  } finally {
    await product.stop();
  }
}

/** Changes of scores reported by the page. */
class Changes {
  #next = Promise.withResolvers<number>();

  saw(at: number): void {
    this.#next.resolve(at);
  }

  /** Resolves with the time of the next change. */
  next(): Promise<number> {
    this.#next = Promise.withResolvers();
    return this.#next.promise;
  }
}

/** Goals one after another, each sent after the previous one was seen. */
async function tapAndSee(
  reporter: Reporter,
  fixtures: readonly Fixture[],
  changes: Changes,
): Promise<number[]> {
  const found: number[] = [];
  for (let goal = 0; goal < warmUpGoals + goals; goal += 1) {
    const fixture = fixtures[goal % fixtures.length];
    if (!fixture) break;
    const seen = changes.next();
    const sentAt = await reporter.tap(fixture, 'goal');
    const seenAt = await Promise.race([seen, pause(secondsToSee * 1000, null)]);
    if (seenAt === null) throw new Error(`The page did not show goal ${goal + 1} within ${secondsToSee} s`);
    found.push(seenAt - sentAt);
    await pause(60 + ((goal * 37) % 50));
  }
  return found;
}

const missingRow: Row = {
  metric,
  product: 'not measured',
  reference: '',
  ratio: '',
  goal: 'p50 ≤ 50, p99 ≤ 150 ms',
  reached: null,
  note: 'no Chromium was found on this machine; CHROMIUM_PATH can name one',
};
