import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const mostFiles = 40;
const rooms = '{apps,packages,seed,simulation,year,e2e,bench,tooling,docs}';

/**
 * Not counted: generated files, tests, which are beside the tested files, and languages, which have one file
 * per word.
 */
const isCounted = (file: string) =>
  !/\.(?:test|spec)\.tsx?$|^packages\/phrases\/src\/\w\w\/|(?:^|\/)(?:node_modules|dist)\//.test(file);

test.each([
  ['code and styles', '{ts,tsx,mjs,css}'],
  ['documents', 'md'],
])('no folder holds more than 40 files of %s', (_, endings) => {
  const files = globSync(`${rooms}/**/*.${endings}`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  const counts = new Map<string, number>();
  for (const file of files.map((name) => name.replaceAll('\\', '/')).filter(isCounted))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > mostFiles)).toEqual([]);
});
