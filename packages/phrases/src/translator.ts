import { languageOf } from '@sevenmetre/rules/language';
import type { Locale } from '@sevenmetre/rules/language';
import type { en } from './en.ts';
import type { enAll } from './en-all.ts';
import { isPlural } from './words.ts';
import type { ParameterNames, Shape, Word, WordAt, WordKey, WordTree } from './words.ts';

/** All phrases; English is the reference. */
export type Words = typeof enAll;
/** Groups that a page loads; the others are in the first load. */
export type WordGroup = Exclude<keyof Words, keyof typeof en>;
/** Phrases of a language, type-checked against English. */
export type Translation = Shape<Words>;
export type PhraseKey = WordKey<Words>;

/** Numbers are formatted in the language (`count` too); texts are inserted unchanged. */
export type ParameterValue = string | number;
type Parameters<K extends PhraseKey> = ParameterNames<WordAt<Words, K>>;
type Input<K extends PhraseKey, V> = [Parameters<K>] extends [never]
  ? []
  : [parameters: { readonly [N in Parameters<K>]: N extends 'count' ? number : V }];

/** A part of a sentence: a text, or the name of a parameter. */
export type Part = { readonly text: string } | { readonly parameter: string };

export interface Translator {
  /** The sentence in this language; a missing parameter does not compile. */
  <K extends PhraseKey>(key: K, ...input: Input<K, ParameterValue>): string;
  readonly locale: Locale;
  /** The sentence in parts, for callers that insert more than text. */
  parts<K extends PhraseKey>(key: K, ...input: Input<K, unknown>): readonly Part[];
  /** The text at a key that is known at run time only; undefined: there is none. */
  find(key: string): string | undefined;
  /** A number in the language's format; `decimals`: exact number. */
  number(value: number, decimals?: number): string;
}

/**
 * Makes the translator of one language. Creates one PluralRules; reuse it.
 * @param words may grow later: a group must be loaded before its phrases are used
 */
export function createTranslator(words: Partial<Translation>, locale: Locale): Translator {
  const rules = new Intl.PluralRules(languageOf(locale).tag);
  const number = (value: number, decimals?: number) => numberText(value, locale, decimals);
  const sentence = (key: string, count: unknown) => pick(wordAt(words, key), count, rules);
  const say = (key: string, input: Readonly<Record<string, ParameterValue>> = {}) =>
    sentence(key, input['count']).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = input[name];
      return typeof value === 'number' ? number(value) : (value ?? whole);
    });
  const parts = (key: string, input: Readonly<Record<string, unknown>> = {}) =>
    split(sentence(key, input['count']));
  const find = (key: string) => {
    const word = wordAt(words, key);
    return typeof word === 'string' ? word : undefined;
  };
  return Object.assign(say, { locale, parts, find, number });
}

function wordAt(words: WordTree, key: string): Word | undefined {
  let node: Word | WordTree | undefined = words;
  for (const name of key.split('.')) {
    node = typeof node === 'object' && !isPlural(node) ? node[name] : undefined;
  }
  return typeof node === 'string' || (node !== undefined && isPlural(node)) ? node : undefined;
}

/** The form `zero` for 0 if it exists, then the language's own form, then `other`. */
function pick(word: Word | undefined, count: unknown, rules: Intl.PluralRules): string {
  if (word === undefined || typeof word === 'string') return word ?? '';
  if (typeof count !== 'number') return word.other;
  if (count === 0 && word.zero !== undefined) return word.zero;
  const form = rules.select(count);
  return (form === 'one' || form === 'few' || form === 'many' ? word[form] : undefined) ?? word.other;
}

function split(sentence: string): readonly Part[] {
  return sentence
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (/^\{\w+\}$/.test(piece) ? { parameter: piece.slice(1, -1) } : { text: piece }));
}

/**
 * A number in the format of Intl.NumberFormat, with three decimals at most. Without Intl, since creating the
 * first formatter blocks a phone for a tenth of a second.
 * @param decimals exact number of decimals
 */
export function numberText(value: number, locale: string, decimals?: number): string {
  const { group, decimal, groupFrom } = languageOf(locale).numbers;
  const rounded = decimals === undefined ? Math.round(value * 1000) / 1000 : value.toFixed(decimals);
  const [whole = '', ...parts] = `${rounded}`.split('.');
  const isShort = whole.replace('-', '').length < groupFrom;
  return [isShort ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group), ...parts].join(decimal);
}
