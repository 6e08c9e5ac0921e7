import { fold } from './fold.ts';

/** Whether these texts together contain all words of a query. */
export type HoldsWords = (...texts: readonly (string | null)[]) => boolean;

/**
 * Returns a matcher: each word must occur somewhere in the texts, ignoring diacritics; an empty query matches
 * all.
 */
export function holdsWords(question: string | undefined): HoldsWords {
  const words = fold(question ?? '').match(/\S+/g);
  return (...texts) => {
    if (words === null) return true;
    const text = fold(texts.map((one) => one ?? '').join(' '));
    return words.every((word) => text.includes(word));
  };
}
