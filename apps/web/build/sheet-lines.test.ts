import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');

/** As the limit on files of code. */
const mostLines = 250;

it('a sheet of styles has at most 250 lines: longer ones are divided by component', () => {
  const long = globSync('**/*.css', { cwd: root }).filter(
    (sheet) => readFileSync(join(root, sheet), 'utf8').trimEnd().split('\n').length > mostLines,
  );
  expect(long).toEqual([]);
});
