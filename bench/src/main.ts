import { availableParallelism, loadavg } from 'node:os';
import { isInMemory } from './harness/is-in-memory.ts';
import { PreparedTournament } from './harness/prepared-tournament.ts';
import type { Row } from './harness/row.ts';
import { undoAll } from './harness/unfinished.ts';
import { benchmarks } from './benchmarks.ts';
import { table } from './table.ts';

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
