/** Quality of a match between a word of the query and a word of the index. */
export const fits = { exact: 3, prefix: 2, fuzzy: 1, none: 0 } as const;
export type Fit = (typeof fits)[keyof typeof fits];

/** Minimal length of words with one typing mistake (SE3). */
const fuzzyFrom = 4;

/** Both words folded. Numbers must be exact: 12 does not match 13. */
export function matchWord(asked: string, word: string): Fit {
  if (word === asked) return fits.exact;
  if (word.startsWith(asked)) return fits.prefix;
  if (asked.length < fuzzyFrom || /^\d+$/.test(asked)) return fits.none;
  // An unfinished word may have a mistake too.
  return isOneSlip(asked, word, true) ? fits.fuzzy : fits.none;
}

/**
 * Whether one insertion, deletion, replacement or swap of neighbours turns one word into the other.
 * @param begun `word` may continue after `asked`
 */
function isOneSlip(asked: string, word: string, begun = false): boolean {
  let same = 0;
  while (same < asked.length && asked[same] === word[same]) same += 1;
  const rest = (a: number, w: number) =>
    begun ? word.startsWith(asked.slice(a), w) : asked.slice(a) === word.slice(w);
  const isSwapped = asked[same] === word[same + 1] && asked[same + 1] === word[same];
  return (
    rest(same + 1, same + 1) ||
    rest(same + 1, same) ||
    rest(same, same + 1) ||
    (isSwapped && same + 1 < asked.length && rest(same + 2, same + 2))
  );
}
