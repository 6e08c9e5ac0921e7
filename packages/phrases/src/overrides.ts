import { layOver, treeOf } from './lay-over.ts';
import type { Overrides } from './lay-over.ts';
import type { Translation } from './translator.ts';
import { isPlural } from './words.ts';
import type { WordTree } from './words.ts';

/** Longest text of one word, in characters. */
export const longestText = 2000;

/** What may be wrong with a text that stands in place of a word. */
export type TextError = 'empty' | 'too-long' | 'markup' | 'unprintable' | 'placeholders-differ';

export interface OverrideError {
  /** Dotted address of the word. */
  readonly key: string;
  readonly error: 'not-an-object' | 'key-unknown' | 'not-a-text' | TextError;
  /** Where parameters differ: those that the text must have, as `{name}, {count}`. */
  readonly wanted?: string;
}

export type Merged =
  | { readonly words: Translation; readonly errors?: undefined }
  | { readonly words?: undefined; readonly errors: readonly OverrideError[] };

/**
 * Lays an organiser's own words over the product's. They must have the same structure, hold texts only and the same
 * parameters as the words they replace; one error refuses them all. Neither tree is changed.
 */
export function mergeOverrides(words: Translation, overrides: unknown): Merged {
  const { fitting, errors } = sortOverrides(words, overrides);
  return errors.length === 0 ? { words: layOver(words, fitting) } : { errors };
}

/** What fits the words, and what is wrong with the rest. */
export function sortOverrides(
  words: WordTree,
  overrides: unknown,
  path = '',
): { readonly fitting: Overrides; readonly errors: readonly OverrideError[] } {
  const errors: OverrideError[] = [];
  return { fitting: sortNode(words, overrides, path, false, errors), errors };
}

function sortNode(
  words: WordTree,
  overrides: unknown,
  path: string,
  isForms: boolean,
  errors: OverrideError[],
): Overrides {
  if (typeof overrides !== 'object' || overrides === null || Array.isArray(overrides)) {
    errors.push({ key: path, error: 'not-an-object' });
    return {};
  }
  const fitting: Record<string, string | Overrides> = {};
  for (const [name, override] of Object.entries(overrides)) {
    const key = path === '' ? name : `${path}.${name}`;
    const word = Object.hasOwn(words, name) ? words[name] : undefined;
    if (word === undefined) errors.push({ key, error: 'key-unknown' });
    else if (typeof word === 'string') {
      const error = checkOverride(word, override, isForms);
      if (error === null) fitting[name] = String(override);
      else errors.push({ key, ...error });
    } else {
      const below = sortNode(treeOf(word), override, key, isPlural(word), errors);
      if (Object.keys(below).length > 0) fitting[name] = below;
    }
  }
  return fitting;
}

function checkOverride(word: string, override: unknown, isForm: boolean): Omit<OverrideError, 'key'> | null {
  return typeof override === 'string' ? checkText(word, override, isForm) : { error: 'not-a-text' };
}

/**
 * What is wrong with a text in place of a word; null when it fits. A form of a word may name its number or not: "one
 * match" needs no `{count}`. A text is never markup, and is written in one line.
 */
export function checkText(word: string, text: string, isForm: boolean): Omit<OverrideError, 'key'> | null {
  if (text.trim() === '') return { error: 'empty' };
  if (text.length > longestText) return { error: 'too-long' };
  if (/<[a-z!/?]/i.test(text)) return { error: 'markup' };
  if (/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text)) return { error: 'unprintable' };
  const compared = (of: string) => (isForm ? placeholders(of.replaceAll('{count}', '')) : placeholders(of));
  const isWhole = !/[{}]/.test(text.replace(/\{\w+\}/g, ''));
  if (isWhole && compared(word) === compared(text)) return null;
  return { error: 'placeholders-differ', wanted: placeholders(word).replaceAll(',', ', ') };
}

/** Parameters of a text as one comparable line. */
export function placeholders(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted().join();
}
