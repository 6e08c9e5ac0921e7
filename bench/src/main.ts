import { statfsSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { PreparedTournament } from './harness/prepared-tournament.ts';
import type { Row, Benchmark } from './harness/row.ts';
import { undoAll } from './harness/unfinished.ts';
import { bankPreview } from './rows/bank-preview.ts';
import { coldSlices } from './rows/cold-slices.ts';
import { commitToBytes } from './rows/commit-to-bytes.ts';
import { crowd } from './rows/crowd.ts';
import { durableWrites } from './rows/durable-writes.ts';
import { engine } from './rows/engine.ts';
import { firstPaint } from './rows/first-paint.ts';
import { latency } from './rows/latency.ts';
import { registration } from './rows/registration.ts';
import { screen } from './rows/screen.ts';
import { tap } from './rows/tap.ts';
import { throughput } from './rows/throughput.ts';
import { viewerHour } from './rows/viewer-hour.ts';
import { workingPages } from './rows/working-pages.ts';

const heads = ['metric', 'product', 'reference', 'ratio', 'goal', 'reached'] as const;

/** TMPFS_MAGIC of statfs(2), on Linux. */
const tmpfs = 0x01_02_19_94;

/** Whether the temporary folder, and with it every measured database, is in memory. */
function isInMemory(): boolean {
  return statfsSync(tmpdir()).type === tmpfs;
}

/** The rows as a table, with numbered notes below. */
function table(rows: readonly Row[]): string {
  const notes: string[] = [];
  const lines = rows.map((row) => {
    const mark = row.note === undefined ? '' : ` [${notes.push(row.note)}]`;
    const reached = row.reached === null ? '–' : row.reached ? 'yes' : 'NO';
    return [row.metric + mark, row.product, row.reference, row.ratio, row.goal, reached];
  });
  const all = [[...heads], ...lines];
  const widths = heads.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  const written = all.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  const [head = '', ...body] = written;
  const remarks = notes.map((note, index) => `[${index + 1}] ${note}`);
  return [head, rule, ...body, ...(remarks.length > 0 ? ['', ...remarks] : [])].join('\n');
}

/** In the order of the table. */
const benchmarks: readonly Benchmark[] = [
  { name: 'throughput', measure: throughput },
  { name: 'latency', measure: latency },
  { name: 'screen', measure: screen },
  { name: 'tap', measure: tap },
  { name: 'first-paint', measure: firstPaint },
  { name: 'working-pages', measure: workingPages },
  { name: 'crowd', measure: crowd },
  { name: 'viewer-hour', measure: viewerHour },
  { name: 'commit-to-bytes', measure: commitToBytes },
  { name: 'cold-slices', measure: coldSlices },
  { name: 'durable-writes', measure: durableWrites },
  { name: 'registration', measure: registration },
  { name: 'engine', measure: engine },
  { name: 'bank-preview', measure: bankPreview },
];

/** `npm run bench [-- names]`: measures the product against its references and prints one table. */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; there are ${benchmarks.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const chosen = benchmarks.filter(({ name }) => asked.length === 0 || asked.includes(name));
const began = performance.now();
const seconds = (): string => `${Math.round((performance.now() - began) / 1000)} s`;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(1)));
}

console.error('Preparing a tournament of 1,400 matches …');
const prepared = await PreparedTournament.prepare();
const rows: Row[] = [];
try {
  for (const { name, measure } of chosen) {
    console.error(`${name} … (${seconds()})`);
    try {
      rows.push(...(await measure(prepared)));
    } catch (error) {
      process.exitCode = 1;
      console.error(error);
      rows.push({ metric: name, product: 'failed', reference: '', ratio: '', goal: '', reached: false });
    }
  }
} finally {
  prepared.remove();
}
const [load = 0] = loadavg();
const busy = load.toFixed(1);
const place = isInMemory() ? ' The data lay in memory, where what is durable costs nothing.' : '';
console.log(
  `\n${table(rows)}\n\nMeasured in ${seconds()}; in the last minute ${busy} tasks shared ${availableParallelism()} cores.${place}`,
);
