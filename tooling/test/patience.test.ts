import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './command.ts';

/**
 * Timeouts of single waits in Vitest and Playwright: the settings of each already define how long a wait may
 * take.
 */
const files = globSync('{apps,packages,seed,simulation,year,e2e,tooling,bench}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', 'tooling/test/patience.test.ts'],
});

/** A timeout below 50 seconds; short ones in a loop that repeats them end with `toPass` or in a `catch`. */
const shortWait = /timeout: ?(?:[1-4]?\d_000|\d{3,4}|\d_\d{3})\b/u;
const repeats = /\.toPass\(|\.catch\(/u;

function shortWaitsIn(file: string): string[] {
  const lines = readFileSync(`${root}/${file}`, 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    const isRepeated = repeats.test(lines.slice(at, at + 3).join('\n'));
    const isBrief = /vi\.waitFor\((?!.*timeout)/u.test(line) || shortWait.test(line);
    return isBrief && !isRepeated ? [`${file}:${at + 1}: ${line.trim()}`] : [];
  });
}

it('given a slow machine, then no test waits for less than nearly as long as a test may take', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(shortWaitsIn)).toEqual([]);
});
