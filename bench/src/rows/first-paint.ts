import type { Browser } from 'playwright';
import type { StaticBody } from '@sevenmetre/contract/live/static-body';
import { findChromium } from '../../../tooling/test/chromium.ts';
import { begin } from '../harness/begin.ts';
import { withChromium } from '../harness/browser.ts';
import { times, median } from '../harness/numbers.ts';
import { Reporter } from '../harness/reporter.ts';
import type { Row } from '../harness/row.ts';
import type { PreparedTournament } from '../harness/prepared-tournament.ts';
import { type Load, loadThrottled } from '../harness/throttled-load.ts';
import { serveWithoutProgram } from '../references/static-page.ts';

const rounds = 3;
const goalsOfMatch = 30;
/** 0.8 s, where a static page was painted after 0.46 s. */
const goal = 0.8 / 0.46;
const mostShift = 0.01;

interface Visited {
  readonly name: string;
  readonly path: string;
}

/**
 * A first visit to the public pages on a small phone with a slow connection, against their bare words and
 * styles.
 */
export async function firstPaint(prepared: PreparedTournament): Promise<Row[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) return [missingRow];
  const product = await prepared.start();
  try {
    const reporter = await Reporter.open({ url: product.url, cookies: prepared.cookies });
    const [fixture] = await begin(reporter, 'MA-A', 1);
    if (!fixture) throw new Error('There is no match to show');
    for (let tap = 0; tap < goalsOfMatch; tap += 1) await reporter.tap(fixture);
    const pages = await pagesOf(product.url, fixture.id);
    return await withChromium(executablePath, async (browser) => {
      const rows: Row[] = [];
      for (const visited of pages) rows.push(await compare(browser, product.url, visited));
      return rows;
    });
  } finally {
    await product.stop();
  }
}

async function pagesOf(url: string, matchId: number): Promise<Visited[]> {
  const answer = await fetch(`${url}/api/v1/competition/static`);
  const known = (await answer.json()) as StaticBody;
  const teamId = known.teams[0]?.id ?? 0;
  return [
    { name: 'dashboard', path: '/results' },
    { name: 'category', path: '/results/team-category/MA' },
    { name: 'group', path: '/results/competition-group/MA-A' },
    { name: 'match', path: `/results/match/${matchId}` },
    { name: 'team', path: `/results/team-detail/${teamId}` },
    { name: 'statistics', path: '/results/statistics/MA' },
  ];
}

async function compare(browser: Browser, url: string, { name, path }: Visited): Promise<Row> {
  const address = url + path;
  const still = await serveWithoutProgram(await (await fetch(address)).text());
  try {
    await loadThrottled(browser, address);
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await loadThrottled(browser, address));
      theirs.push(await loadThrottled(browser, still.address));
    }
    return rowOf(name, ours, theirs);
  } finally {
    still.stop();
  }
}

function rowOf(name: string, ours: readonly Load[], theirs: readonly Load[]): Row {
  const product = medians(ours);
  const still = medians(theirs);
  const ratio = product.largestPaint / still.largestPaint;
  return {
    metric: `first visit, throttled, ${name}`,
    product: `${inWords(product)}, shift ${product.shift.toFixed(3)}`,
    reference: `${inWords(still)}, its words and styles alone`,
    ratio: times(ratio),
    goal: `≤ ${times(goal)}, shift ≤ ${mostShift}`,
    reached: ratio <= goal && product.shift <= mostShift,
  };
}

function medians(loads: readonly Load[]): Load {
  return {
    largestPaint: median(loads.map(({ largestPaint }) => largestPaint)),
    shift: median(loads.map(({ shift }) => shift)),
    longestTask: median(loads.map(({ longestTask }) => longestTask)),
  };
}

function inWords({ largestPaint, longestTask }: Load): string {
  return `${largestPaint.toFixed(2)} s, longest task ${longestTask.toFixed(0)} ms`;
}

const missingRow: Row = {
  metric: 'first visit, throttled',
  product: 'not measured',
  reference: '',
  ratio: '',
  goal: `≤ ${times(goal)}`,
  reached: null,
  note: 'no Chromium was found on this machine; CHROMIUM_PATH can name one',
};
