import { simulate } from '@sevenmetre/sync/simulation/simulate';

/**
 * `npm run sim -- --seeds N --seed S`: plays N simulated matches from the seed S on, with the real modules of
 * the sync protocol. Prints a line to reproduce each match that violates a guarantee; the exit code is 1
 * then.
 */
const usage = 'npm run sim -- [--seeds <how many>] [--seed <the first>]';

function numberAfter(name: string, otherwise: number): number {
  const index = process.argv.indexOf(name);
  if (index === -1) return otherwise;
  const text = process.argv[index + 1] ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  console.error(`${name} needs a number, not “${text}”: ${usage}`);
  return process.exit(2);
}

const unknown = process.argv.slice(2).find((word) => word.startsWith('-') && !/^--seeds?$/.test(word));
if (unknown !== undefined) {
  console.error(`There is no ${unknown}: ${usage}`);
  process.exit(2);
}
const seeds = numberAfter('--seeds', 2000);
const first = numberAfter('--seed', 1);
const began = performance.now();
const seconds = (): number => (performance.now() - began) / 1000;
let calls = 0;
let broken = 0;
let told = 0;
for (let played = 0; played < seeds; played += 1) {
  const result = await simulate({ seed: first + played });
  calls += result.calls;
  if (result.violations.length > 0) {
    broken += 1;
    console.log(
      `npm run sim -- --seeds 1 --seed ${result.seed}: ${[...new Set(result.violations)].join('; ')}`,
    );
  }
  if (seconds() - told < 5) continue;
  told = seconds();
  const share = Math.floor(((played + 1) / seeds) * 100);
  console.error(`${played + 1} of ${seeds} matches (${share} %), ${broken} broken, ${Math.round(told)} s`);
}
const speed = Math.round(seeds / seconds());
console.log(
  `${seeds} matches from seed ${first}, ${calls} calls at the server: ${broken} broke a promise. ${Math.round(seconds())} s, ${speed} matches a second.`,
);
if (broken > 0) process.exitCode = 1;
