import type { Translation } from './translator.ts';
import { isPlural } from './words.ts';
import type { Word, WordTree } from './words.ts';

export interface OverrideFault {
  /** Dotted address of the word. */
  readonly key: string;
  readonly fault: 'not-an-object' | 'key-unknown' | 'not-a-text' | 'placeholders-differ';
}

export type Merged =
  | { readonly words: Translation; readonly faults?: undefined }
  | { readonly words?: undefined; readonly faults: readonly OverrideFault[] };

/**
 * Lays an organiser's own words over the product's. They must have the same structure, hold texts only and the same
 * parameters as the words they replace; one fault refuses them all. Neither tree is changed.
 */
export function mergeOverrides(words: Translation, overrides: unknown): Merged {
  const faults: OverrideFault[] = [];
  const merged = mergeNode(words, overrides, '', faults);
  // The merge keeps the structure of `words`, key by key.
  return faults.length === 0 ? { words: merged as Translation } : { faults };
}

function mergeNode(words: WordTree, overrides: unknown, path: string, faults: OverrideFault[]): WordTree {
  if (typeof overrides !== 'object' || overrides === null || Array.isArray(overrides)) {
    faults.push({ key: path, fault: 'not-an-object' });
    return words;
  }
  const merged: Record<string, Word | WordTree> = { ...words };
  for (const [name, override] of Object.entries(overrides)) {
    const key = path === '' ? name : `${path}.${name}`;
    const word = Object.hasOwn(words, name) ? words[name] : undefined;
    if (word === undefined) faults.push({ key, fault: 'key-unknown' });
    else if (typeof word !== 'string') merged[name] = mergeNode(formsOf(word), override, key, faults);
    else merged[name] = mergeText(word, override, key, faults);
  }
  return merged;
}

/** Forms are a small tree of texts; an override may change some of them. */
function formsOf(word: Exclude<Word | WordTree, string>): WordTree {
  return isPlural(word) ? Object.fromEntries(Object.entries(word)) : word;
}

function mergeText(word: string, override: unknown, key: string, faults: OverrideFault[]): string {
  if (typeof override !== 'string') {
    faults.push({ key, fault: 'not-a-text' });
    return word;
  }
  if (placeholders(word) !== placeholders(override)) faults.push({ key, fault: 'placeholders-differ' });
  return override;
}

/** Parameters of a text as one comparable line. */
export function placeholders(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted().join();
}
