import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readDeviations, readQuotedSentences } from './deviations.ts';

const folder = fileURLToPath(new URL('../../docs/specification', import.meta.url));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

it('quotes every sentence that the product answers differently word for word, in the order of the sections', () => {
  const quoted = readDeviations(read('deviations.md')).map(({ section, sentence }) => ({
    section,
    sentence,
  }));
  expect(quoted).toEqual(readQuotedSentences(read('quoted-sentences.txt')));
  expect(new Set(quoted.map(({ section, sentence }) => `${section} ${sentence}`)).size).toBe(quoted.length);
});

it('says of each what the product does and why', () => {
  for (const { answer, reason } of readDeviations(read('deviations.md'))) {
    expect(answer).toMatch(/\w.*\.$/);
    expect(reason).toMatch(/\w.*\.$/);
  }
});

it('leads to documents that exist', () => {
  const targets = [...read('deviations.md').matchAll(/\]\(([^)#]+)\)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => readOrNull(target) === null)).toEqual([]);
});

it('a row with a cell too few, and a sentence outside a section, are refused', () => {
  expect(() => readDeviations('| 2 | a sentence | an answer |')).toThrow('four cells');
  expect(() => readQuotedSentences('a sentence\n# 2. Screens\n')).toThrow('section');
  expect(readQuotedSentences('# 2. Screens\na\n\n# 4. States\nb\n')).toEqual([
    { section: '2', sentence: 'a' },
    { section: '4', sentence: 'b' },
  ]);
});

function readOrNull(target: string): string | null {
  try {
    return read(target);
  } catch {
    return null;
  }
}
