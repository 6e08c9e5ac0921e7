import { describe, expect, it } from 'vitest';
import { byLocale } from '@sevenmetre/rules/language';
import { enAll as en } from './en-all.ts';
import { everyLanguage } from './every-language.ts';
import { createTranslator, mergeOverrides } from './index.ts';
import { layOver } from './lay-over.ts';
import { checkText, longestText } from './overrides.ts';
import { longestOverrides, readStoredOverrides } from './stored-overrides.ts';

const words = everyLanguage;
const none = byLocale(() => ({}));

describe('overrides', () => {
  it('replace single words and single forms, and leave the rest', () => {
    const merged = mergeOverrides(en, {
      shell: { results: 'Scores' },
      results: { dashboard: { today: { one: '{count} game today' } } },
    });
    const t = createTranslator(merged.words ?? en, 'en');
    expect(t('shell.results')).toBe('Scores');
    expect(t('results.dashboard.today', { count: 1 })).toBe('1 game today');
    expect(t('results.dashboard.today', { count: 5 })).toBe('5 matches today');
    expect(createTranslator(en, 'en')('shell.results')).toBe('Results');
  });

  it.each([
    [
      'a key that does not exist',
      { shell: { nothing: 'x' } },
      { key: 'shell.nothing', error: 'key-unknown' },
    ],
    ['another structure', { shell: 'x' }, { key: 'shell', error: 'not-an-object' }],
    ['a list', { shell: [] }, { key: 'shell', error: 'not-an-object' }],
    ['something that is no text', { shell: { skip: 3 } }, { key: 'shell.skip', error: 'not-a-text' }],
    ['a branch in place of a text', { shell: { skip: {} } }, { key: 'shell.skip', error: 'not-a-text' }],
    ['an empty text', { shell: { skip: ' ' } }, { key: 'shell.skip', error: 'empty' }],
    ['markup', { shell: { skip: 'a <b>b</b>' } }, { key: 'shell.skip', error: 'markup' }],
    ['two lines', { shell: { skip: 'a\nb' } }, { key: 'shell.skip', error: 'unprintable' }],
    [
      'a form that the language has not',
      { results: { dashboard: { today: { few: '{count} matches' } } } },
      { key: 'results.dashboard.today.few', error: 'key-unknown' },
    ],
    [
      'other parameters',
      { results: { group: { title: '{name}' } } },
      { key: 'results.group.title', error: 'placeholders-differ', wanted: '{label}' },
    ],
    [
      'a missing parameter in a form',
      { results: { group: { progress: { other: '{count} matches' } } } },
      { key: 'results.group.progress.other', error: 'placeholders-differ', wanted: '{count}, {played}' },
    ],
    [
      'a key of the prototype',
      JSON.parse('{"__proto__":{"polluted":"x"}}'),
      { key: '__proto__', error: 'key-unknown' },
    ],
    ['an inherited name', { constructor: { name: 'x' } }, { key: 'constructor', error: 'key-unknown' }],
  ])('refuse %s', (_, overrides: unknown, error) => {
    expect(mergeOverrides(en, overrides).errors).toEqual([error]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('may write a form without its number, in another order of parameters, and with signs that are no markup', () => {
    expect(checkText('{count} match', 'one match', true)).toBeNull();
    expect(checkText('{count} match', 'one match', false)).toMatchObject({ error: 'placeholders-differ' });
    expect(checkText('{a} of {b}', '{b}: {a}, {b}', false)).toBeNull();
    expect(checkText('less', '3 < 5 & "so"', false)).toBeNull();
    expect(checkText('{a}', '{a} {', false)).toMatchObject({ error: 'placeholders-differ' });
    expect(checkText('x', 'x'.repeat(longestText + 1), false)).toEqual({ error: 'too-long' });
    expect(checkText('x', 'abc\u202edef', false)).toEqual({ error: 'unprintable' });
  });

  it('that were kept for longer than a release lives change only what is still there', () => {
    const kept = { shell: { skip: 'Jump', gone: 'x' }, results: 'x', brand: { new: 'x' } };
    const laid = layOver(en, kept);
    expect(laid).toEqual({ ...en, shell: { ...en.shell, skip: 'Jump' } });
  });
});

describe('stored overrides', () => {
  it('are texts of any language in the structure of the words', () => {
    const json = JSON.stringify({ cs: { shell: { results: 'Skóre' } }, en: {} });
    expect(readStoredOverrides(json, words)).toEqual({
      texts: { ...none, cs: { shell: { results: 'Skóre' } } },
      errors: [],
    });
    for (const nothing of [null, '', '{}']) expect(readStoredOverrides(nothing, words).errors).toEqual([]);
  });

  it('name every error by its key, and keep what fits', () => {
    const json = '{"cs":{"shell":{"results":"Skóre","skip":"","nowhere":"x"}},"xx":{},"en":[]}';
    const { texts, errors } = readStoredOverrides(json, words);
    expect(texts).toEqual({ ...none, cs: { shell: { results: 'Skóre' } } });
    expect(errors).toEqual([
      { key: 'cs.shell.skip', error: 'empty' },
      { key: 'cs.shell.nowhere', error: 'key-unknown' },
      { key: 'xx', error: 'key-unknown' },
      { key: 'en', error: 'not-an-object' },
    ]);
  });

  it('are JSON of a bounded length', () => {
    expect(readStoredOverrides('{', words).errors).toEqual([{ key: '', error: 'not-json' }]);
    expect(readStoredOverrides('[]', words).errors).toEqual([{ key: '', error: 'not-an-object' }]);
    expect(readStoredOverrides(`{}${' '.repeat(longestOverrides)}`, words).errors).toEqual([
      { key: '', error: 'too-large' },
    ]);
  });
});
