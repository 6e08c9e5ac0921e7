import { fold } from './fold.ts';

/** Whether these texts together hold what was asked for. */
export type HoldsWords = (...texts: readonly (string | null)[]) => boolean;

/** Asks for every word of a question, each anywhere in the texts and whatever its marks; without words all texts are found. */
export function holdsWords(question: string | undefined): HoldsWords {
  const words = fold(question ?? '').match(/\S+/g);
  return (...texts) => {
    if (words === null) return true;
    const text = fold(texts.map((one) => one ?? '').join(' '));
    return words.every((word) => text.includes(word));
  };
}
