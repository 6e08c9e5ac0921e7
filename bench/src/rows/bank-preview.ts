import { setTimeout as pause } from 'node:timers/promises';
import type { BankPreview } from '@sevenmetre/contract/bank/schemas';
import { operations } from '@sevenmetre/contract/operations';
import { milliseconds, median, percentile, times, whole } from '../harness/numbers.ts';
import { makeOrganiser } from '../harness/organiser.ts';
import type { PreparedTournament } from '../harness/prepared-tournament.ts';
import { memoryOf } from '../harness/process-metrics.ts';
import { Product } from '../harness/product.ts';
import type { Row } from '../harness/row.ts';

const rows = 10_000;
const previews = 6;
const publicPage = operations.competitionLive.path;
/** Milliseconds between two requests of the public page. */
const every = 20;
const goals = { preview: 2_000, slower: 2, megabytes: 384 };

/** Preview of a statement of 10,000 rows, and a public answer meanwhile against the same answer in a quiet server. */
export async function bankPreview(prepared: PreparedTournament): Promise<Row[]> {
  const dataDirectory = prepared.copy();
  await makeOrganiser(dataDirectory);
  const product = await Product.start({ dataDirectory });
  try {
    const headers = { cookie: prepared.cookies[0] ?? '' };
    await preview(product.url, headers);
    const quiet = await pageDuring(product.url, () => pause(3_000));
    const before = await memoryOf(product.url);
    const took: number[] = [];
    let largest = before;
    const busy = await pageDuring(product.url, async () => {
      for (let at = 0; at < previews; at += 1) {
        const began = performance.now();
        await preview(product.url, headers);
        took.push(performance.now() - began);
        largest = Math.max(largest, await memoryOf(product.url));
      }
    });
    return [previewRow(took), pageRow(quiet, busy), memoryRow(largest - before)];
  } finally {
    await product.stop();
  }
}

const statement = [
  'Datum;Částka;Měna;Variabilní symbol;Protistrana;Zpráva;Reference',
  ...Array.from({ length: rows }, (_, at) => {
    const day = `${(at % 28) + 1}.${(at % 12) + 1}.2026`;
    return `${day};${at % 3 === 0 ? '-' : ''}${at + 1},50;CZK;${2_600_000 + at};HK Žďár ${at};Startovné ${at};B-${at}`;
  }),
].join('\r\n');

async function preview(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const body = new FormData();
  body.append('file', new Blob([statement]), 'statement.csv');
  const answer = await fetch(`${url}/api/v1/admin/bank/preview`, { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`The preview was refused: ${await answer.text()}`);
  const { counts }: BankPreview = await answer.json();
  if (counts.taken + counts.skipped !== rows) throw new Error('The preview has other rows than the file');
}

/** Times of the public page while some work goes on. */
async function pageDuring(url: string, work: () => Promise<void>): Promise<readonly number[]> {
  const found: number[] = [];
  const ended = new AbortController();
  const asking = (async () => {
    while (!ended.signal.aborted) {
      const began = performance.now();
      const answer = await fetch(`${url}${publicPage}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`The public page failed: ${answer.status}`);
      found.push(performance.now() - began);
      await pause(every);
    }
  })();
  await work().finally(() => ended.abort());
  await asking;
  return found;
}

function previewRow(took: readonly number[]): Row {
  const slowest = percentile(took, 1);
  return {
    metric: `preview of a statement of ${whole(rows)} rows`,
    product: `p50 ${milliseconds(median(took))}, slowest ${milliseconds(slowest)}`,
    reference: '–',
    ratio: '–',
    goal: `≤ ${milliseconds(goals.preview)}`,
    reached: slowest <= goals.preview,
    note: 'upload, reading in the thread, matching and answer; after one preview that starts the thread',
  };
}

function pageRow(quiet: readonly number[], busy: readonly number[]): Row {
  const ratio = median(busy) / median(quiet);
  return {
    metric: 'a public answer while statements are previewed one after another',
    product: `p50 ${milliseconds(median(busy))}, p95 ${milliseconds(percentile(busy, 0.95))}`,
    reference: `p50 ${milliseconds(median(quiet))}, p95 ${milliseconds(percentile(quiet, 0.95))}`,
    ratio: times(ratio),
    goal: `≤ ${times(goals.slower)}`,
    reached: ratio <= goals.slower,
    note: `${busy.length} requests; the slowest took ${milliseconds(percentile(busy, 1))}`,
  };
}

function memoryRow(bytes: number): Row {
  const megabytes = bytes / 1_048_576;
  return {
    metric: 'memory of the server added by the previews',
    product: `${whole(megabytes)} MB`,
    reference: '–',
    ratio: '–',
    goal: `≤ ${goals.megabytes} MB`,
    reached: megabytes <= goals.megabytes,
    note: 'the limit of the thread; one file is read at a time',
  };
}
