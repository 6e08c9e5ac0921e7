/**
 * Concatenated lists of numbers: tens of thousands of small arrays would cost a phone more than the search.
 */
export interface WordLists {
  readonly count: number;
  readonly words: Int32Array;
  /** Start of each list; one more than there are lists. */
  readonly starts: Int32Array;
}

export function flatten(lists: readonly (readonly number[])[]): WordLists {
  const starts = new Int32Array(lists.length + 1);
  let length = 0;
  for (let at = 0; at < lists.length; at += 1) {
    length += lists[at]?.length ?? 0;
    starts[at + 1] = length;
  }
  const words = new Int32Array(length);
  for (let at = 0; at < lists.length; at += 1) words.set(lists[at] ?? [], starts[at]);
  return { count: lists.length, words, starts };
}

/** The best match among the words of one list. */
export function bestFit({ words, starts }: WordLists, at: number, fit: Uint8Array): number {
  const end = starts[at + 1] ?? 0;
  let found = 0;
  for (let place = starts[at] ?? end; place < end; place += 1) {
    const one = fit[words[place] ?? -1] ?? 0;
    if (one > found) found = one;
  }
  return found;
}
