import { wordsOf } from './fold.ts';
import type { Entries } from './entries.ts';
import { answer } from './search.ts';
import type { SearchGroup } from './search.ts';
import { Vocabulary } from './vocabulary.ts';
import { flatten } from './word-lists.ts';

/** Items of one kind that are found by their own words. */
export interface SearchList<K extends string> {
  readonly kind: K;
  /** Texts of each item. */
  readonly rows: readonly (readonly (string | null)[])[];
}

/** Answers a query, in the lists of the named kinds only. */
export type ListSearch<K extends string> = (
  question: string,
  most: number,
  kinds?: readonly K[],
) => readonly SearchGroup<K>[];

/** A search over lists by the rules SE1 to SE5; among kinds that fit equally the order of the lists decides (FI1). */
export function searchLists<K extends string>(lists: readonly SearchList<K>[]): ListSearch<K> {
  const vocabulary = new Vocabulary();
  const entries = lists.map(({ kind, rows }): Entries<K> => {
    const own = rows.map((texts) => {
      const words = texts.flatMap((text) => (text === null ? [] : wordsOf(text)));
      return [...new Set(words.map((word) => vocabulary.add(word)))];
    });
    return {
      kind,
      own: flatten(own),
      around: flatten([]),
      aroundOf: new Int32Array(rows.length).fill(-1),
      wholeNumbers: false,
    };
  });
  return (question, most, kinds) =>
    answer(
      entries.filter(({ kind }) => kinds === undefined || kinds.includes(kind)),
      vocabulary,
      question,
      most,
    );
}
