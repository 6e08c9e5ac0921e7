import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { byLocale, completeLocales, languageOf, languages } from '@sevenmetre/rules/language';
import { describe, expect, it } from 'vitest';
import { enAll } from './en-all.ts';
import { loadOwnWords, withFallback } from './load-words.ts';
import { placeholders } from './overrides.ts';
import { isPlural } from './words.ts';
import type { Word, WordTree } from './words.ts';

const own = new Map(
  await Promise.all(languages.map(async ({ code }) => [code, await loadOwnWords(code)] as const)),
);
const others = languages.map(({ code }) => code).filter((code) => code !== 'en');

function leaves(tree: WordTree, path = ''): [key: string, word: Word][] {
  return Object.entries(tree).flatMap(([name, node]): [string, Word][] => {
    const key = path === '' ? name : `${path}.${name}`;
    return typeof node === 'string' || isPlural(node) ? [[key, node]] : leaves(node, key);
  });
}

/** The parameters of a word, of all of its forms together. */
function parametersOf(word: Word): string {
  return placeholders(typeof word === 'string' ? word : Object.values(word).join(' '));
}

/** Some languages greet without the name: its vocative cannot be derived from what people typed. */
const withoutName: readonly string[] = ['mail.frame.hello', 'duty.own.hello'];

/** “č.”, “No.”, “Nr.”, “nr” and a plain space: the number may come to stand alone on the next line. */
const loosely = /(?<!\p{L})(?:č\.|no\.|nr\.?) \{/iu;

it.each(languages.map(({ code }) => code))(
  'no line ends between an abbreviation and its number in %s',
  (code) => {
    const texts = leaves(own.get(code) ?? {}).flatMap(([key, word]) =>
      (typeof word === 'string' ? [word] : Object.values(word)).map((text) => `${key}: ${text}`),
    );
    expect(texts.filter((text) => loosely.test(text))).toEqual([]);
  },
);

describe.each(others)('the words in %s', (code) => {
  const english = new Map(leaves(enAll));
  const words = leaves(own.get(code) ?? {});

  it('are those of English, with the same parameters', () => {
    for (const [key, word] of words) {
      expect(english.has(key), key).toBe(true);
      if (!withoutName.includes(key))
        expect(parametersOf(word), key).toBe(parametersOf(english.get(key) ?? ''));
    }
  });

  it.runIf(languageOf(code).isComplete)('are all there', () => {
    expect(words.map(([key]) => key).toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('have no empty text, and the forms that the language counts with', () => {
    const { pluralCategories } = new Intl.PluralRules(languageOf(code).tag).resolvedOptions();
    for (const [key, word] of words) {
      const forms = typeof word === 'string' ? { other: word } : word;
      for (const text of Object.values(forms)) expect(text.trim(), key).not.toBe('');
      for (const form of Object.keys(forms)) expect(['zero', ...pluralCategories], key).toContain(form);
    }
  });
});

it('every folder of words is a language of the table', () => {
  const folders = readdirSync(join(import.meta.dirname), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => name).filter((name) => !own.has(languageOf(name).code))).toEqual([]);
  expect(completeLocales).toContain('en');
});

it('what a language does not say is English, whatever its structure', () => {
  const english = { a: { b: 'B', c: 'C' }, d: { one: '{count} d', other: '{count} ds' } };
  expect(withFallback(english, { a: { b: 'Be' }, d: { few: '{count} dé', other: '{count} dés' } })).toEqual({
    a: { b: 'Be', c: 'C' },
    d: { few: '{count} dé', other: '{count} dés' },
  });
  expect(withFallback(english, { a: 'x', e: 'surplus' })).toEqual(english);
  expect(Object.keys(byLocale(() => null))).toEqual(languages.map(({ code }) => code));
});
