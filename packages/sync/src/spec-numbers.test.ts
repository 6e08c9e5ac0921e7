/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

function numbersIn(pattern: string, number: RegExp): string[] {
  return globSync(pattern, { cwd: root }).flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(number)].map(([, found = '']) => found),
  );
}

const stated = numbersIn('packages/sync/SPEC.md', /^\| (SY\d+) \|/gmu);
const tests = '{packages/sync,apps/server}/src/**/*.test.ts';
const proven = new Set(numbersIn(tests, /\[(SY\d+)\]/gu));

test('every promise is stated once, and borne by the name of a test', () => {
  expect(stated.length).toBeGreaterThan(20);
  expect(new Set(stated).size).toBe(stated.length);
  expect(stated.filter((number) => !proven.has(number))).toEqual([]);
  expect([...proven].filter((number) => !stated.includes(number))).toEqual([]);
});
