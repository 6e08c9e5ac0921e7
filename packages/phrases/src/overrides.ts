import { layOver, treeOf } from './lay-over.ts';
import type { Overrides } from './lay-over.ts';
import type { Translation } from './translator.ts';
import { isPlural } from './words.ts';
import type { WordTree } from './words.ts';

/** Longest text of one word, in characters. */
export const longestText = 2000;

/** What may be wrong with a text that stands in place of a word. */
export type TextFault = 'empty' | 'too-long' | 'markup' | 'unprintable' | 'placeholders-differ';

export interface OverrideFault {
  /** Dotted address of the word. */
  readonly key: string;
  readonly fault: 'not-an-object' | 'key-unknown' | 'not-a-text' | TextFault;
  /** Where parameters differ: those that the text must have, as `{name}, {count}`. */
  readonly wanted?: string;
}

export type Merged =
  | { readonly words: Translation; readonly faults?: undefined }
  | { readonly words?: undefined; readonly faults: readonly OverrideFault[] };

/**
 * Lays an organiser's own words over the product's. They must have the same structure, hold texts only and the same
 * parameters as the words they replace; one fault refuses them all. Neither tree is changed.
 */
export function mergeOverrides(words: Translation, overrides: unknown): Merged {
  const { fitting, faults } = sortOverrides(words, overrides);
  return faults.length === 0 ? { words: layOver(words, fitting) } : { faults };
}

/** What fits the words, and what is wrong with the rest. */
export function sortOverrides(
  words: WordTree,
  overrides: unknown,
  path = '',
): { readonly fitting: Overrides; readonly faults: readonly OverrideFault[] } {
  const faults: OverrideFault[] = [];
  return { fitting: sortNode(words, overrides, path, false, faults), faults };
}

function sortNode(
  words: WordTree,
  overrides: unknown,
  path: string,
  isForms: boolean,
  faults: OverrideFault[],
): Overrides {
  if (typeof overrides !== 'object' || overrides === null || Array.isArray(overrides)) {
    faults.push({ key: path, fault: 'not-an-object' });
    return {};
  }
  const fitting: Record<string, string | Overrides> = {};
  for (const [name, override] of Object.entries(overrides)) {
    const key = path === '' ? name : `${path}.${name}`;
    const word = Object.hasOwn(words, name) ? words[name] : undefined;
    if (word === undefined) faults.push({ key, fault: 'key-unknown' });
    else if (typeof word === 'string') {
      const fault = judgeOverride(word, override, isForms);
      if (fault === null) fitting[name] = String(override);
      else faults.push({ key, ...fault });
    } else {
      const below = sortNode(treeOf(word), override, key, isPlural(word), faults);
      if (Object.keys(below).length > 0) fitting[name] = below;
    }
  }
  return fitting;
}

function judgeOverride(word: string, override: unknown, isForm: boolean): Omit<OverrideFault, 'key'> | null {
  return typeof override === 'string' ? judgeText(word, override, isForm) : { fault: 'not-a-text' };
}

/**
 * What is wrong with a text in place of a word; null when it fits. A form of a word may name its number or not: "one
 * match" needs no `{count}`. A text is never markup, and is written in one line.
 */
export function judgeText(word: string, text: string, isForm: boolean): Omit<OverrideFault, 'key'> | null {
  if (text.trim() === '') return { fault: 'empty' };
  if (text.length > longestText) return { fault: 'too-long' };
  if (/<[a-z!/?]/i.test(text)) return { fault: 'markup' };
  if (/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text)) return { fault: 'unprintable' };
  const compared = (of: string) => (isForm ? placeholders(of.replaceAll('{count}', '')) : placeholders(of));
  const isWhole = !/[{}]/.test(text.replace(/\{\w+\}/g, ''));
  if (isWhole && compared(word) === compared(text)) return null;
  return { fault: 'placeholders-differ', wanted: placeholders(word).replaceAll(',', ', ') };
}

/** Parameters of a text as one comparable line. */
export function placeholders(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted().join();
}
