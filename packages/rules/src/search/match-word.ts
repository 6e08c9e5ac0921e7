/** How well a word of the question fits a word of the index; 0 does not. */
export const fits = { exact: 3, prefix: 2, fuzzy: 1, none: 0 } as const;
export type Fit = (typeof fits)[keyof typeof fits];

/** From so many letters on one slip is forgiven (SE3). */
const fuzzyFrom = 4;

/** Both folded. Numbers have no slips: 12 is not 13. */
export function matchWord(asked: string, word: string): Fit {
  if (word === asked) return fits.exact;
  if (word.startsWith(asked)) return fits.prefix;
  if (asked.length < fuzzyFrom || /^\d+$/.test(asked)) return fits.none;
  // A word that is still being typed may have its slip as well.
  return isOneSlip(asked, word, true) ? fits.fuzzy : fits.none;
}

/**
 * Whether one letter more, less or other, or two neighbours swapped, make one word of the other.
 *
 * @param begun `word` may go on where `asked` ends
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
