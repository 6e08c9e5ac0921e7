import { expect, it } from 'vitest';
import { csAll } from './cs-all.ts';
import { enAll } from './en-all.ts';

/** Every text of a group with its key. */
function textsOf(words: unknown, key: string): [key: string, text: string][] {
  if (typeof words === 'string') return [[key, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, part]) => textsOf(part, `${key}.${name}`));
}

it.each([
  ['cs', csAll.mail],
  ['en', enAll.mail],
])('no subject of a mail has a parameter (%s)', (_, words) => {
  const subjects = textsOf(words, 'mail').filter(([key]) => /subject$/i.test(key));
  expect(subjects.length).toBeGreaterThan(25);
  expect(subjects.filter(([, text]) => text.includes('{'))).toEqual([]);
});
