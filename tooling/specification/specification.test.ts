import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bearsTitle, readRows } from './rows.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'docs/specification');
const pages = readdirSync(folder).filter((name) => /^\d-.*\.md$/.test(name));

describe.each(pages)('docs/specification/%s', (page) => {
  const rows = readRows(readFileSync(join(folder, page), 'utf8'));

  it('numbers its sentences from one on', () => {
    const section = page[0];
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => `${section}.${index + 1}`));
  });

  it('names tests that exist', () => {
    const missing = rows.flatMap(({ number, proofs }) =>
      proofs
        .filter(({ file, title }) => !isThere(file, title))
        .map(({ file, title }) => `${number}: ${file} › ${title}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('a row', () => {
  it('that names a test which is not there is found', () => {
    const file = 'tooling/specification/specification.test.ts';
    expect(isThere(file, 'that names a test which is not there is found')).toBe(true);
    expect([isThere(file, ['that', 'nobody', 'wrote'].join(' ')), isThere('no/such.test.ts', 'x')]).toEqual([
      false,
      false,
    ]);
    expect(isThere('tooling/specification/rows.ts', '`')).toBe(false);
  });

  it('with a cell too few, or a proof that is none, is refused', () => {
    expect(() => readRows('| 2.1 | a sentence |')).toThrow('three cells');
    expect(() => readRows('| 2.1 | a sentence | a title |')).toThrow('backticks');
    expect(readRows('| 2.1 | a sentence | – not shown |')).toMatchObject([{ reason: 'not shown' }]);
  });
});

function isThere(file: string, title: string): boolean {
  const path = join(root, file);
  if (!/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(path)) return false;
  return bearsTitle(readFileSync(path, 'utf8'), title);
}
