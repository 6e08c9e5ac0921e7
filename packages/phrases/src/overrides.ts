import { layOver, treeOf } from './lay-over.ts';
import type { Overrides } from './lay-over.ts';
import type { Translation } from './translator.ts';
import { isPlural } from './words.ts';
import type { WordTree } from './words.ts';

/** Maximal length of one text, in characters. */
export const longestText = 2000;

/** Errors of a text that replaces a phrase. */
export type TextError = 'empty' | 'too-long' | 'markup' | 'unprintable' | 'placeholders-differ';

export interface OverrideError {
  /** Dotted key of the phrase. */
  readonly key: string;
  readonly error: 'not-an-object' | 'key-unknown' | 'not-a-text' | TextError;
  /** If the parameters differ: the required ones, as `{name}, {count}`. */
  readonly wanted?: string;
}

export type Merged =
  | { readonly words: Translation; readonly errors?: undefined }
  | { readonly words?: undefined; readonly errors: readonly OverrideError[] };

/**
 * Replaces phrases by an organiser's own texts. They must have the same structure, texts only, and the same
 * parameters; one error refuses all. The arguments are not modified.
 */
export function mergeOverrides(words: Translation, overrides: unknown): Merged {
  const { fitting, errors } = sortOverrides(words, overrides);
  return errors.length === 0 ? { words: layOver(words, fitting) } : { errors };
}

/** The valid texts, and the errors of the others. */
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
 * Validates a text that replaces a phrase; null: valid. `{count}` is optional in a plural form: "one match".
 * Texts must have one line and no markup.
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

/** Parameters of a text as a comparable line. */
export function placeholders(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted().join();
}
