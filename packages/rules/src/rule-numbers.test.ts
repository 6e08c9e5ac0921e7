/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Where rules are proven: in the rules themselves, access in the contract, plans and draws in the engine, some in the server or on pages. */
const sources = [
  '.',
  '../../contract/src/',
  '../../engine/',
  '../../../apps/server/src/features/plan/',
  '../../../apps/server/src/features/draws/',
  '../../../apps/server/src/features/duty/',
  '../../../apps/server/src/features/registrations/',
  '../../../apps/server/src/features/find/',
  '../../../apps/server/src/features/list-views/',
  '../../../apps/server/src/features/messages/',
  '../../../apps/server/tests/',
  '../../../apps/web/src/',
].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const docs = fileURLToPath(new URL('../../../docs/rules/', import.meta.url));

function numbersIn(folder: string, pattern: string, number: RegExp): string[] {
  return globSync(pattern, { cwd: folder }).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(number)].map(([, found = '']) => found),
  );
}

const stated = numbersIn(docs, '*.md', /^\*\*([A-Z]{2}\d+)\*\*/gmu);
const prefixes = new Set(stated.map((number) => number.slice(0, 2)));
const proven = sources
  .flatMap((source) => numbersIn(source, '**/*.test.{ts,tsx}', /\[([A-Z]{2}\d+)\]/gu))
  .filter((number) => prefixes.has(number.slice(0, 2)));
const sorted = (numbers: Iterable<string>) => [...new Set(numbers)].sort();

describe('the numbers of the rules', () => {
  it('are given once each', () => {
    expect(stated.length).toBeGreaterThan(0);
    expect(sorted(stated)).toEqual([...stated].sort());
  });

  it('stand in the documents and in the names of tests, every one in both', () => {
    expect(sorted(proven)).toEqual(sorted(stated));
  });
});
