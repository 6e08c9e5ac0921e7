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
  return isOneSlip(asked, word) ? fits.fuzzy : fits.none;
}

/** What one letter becomes when it is folded, where that is two: ß, æ, œ, þ. */
const twoLetters = new Set(['ss', 'ae', 'oe', 'th']);

/** How many folded letters the typed letter at this place may have been. */
function letterLengths(word: string, at: number): number[] {
  return twoLetters.has(word.slice(at, at + 2)) ? [1, 2] : [1];
}

/**
 * Whether one insertion, deletion, replacement or swap of neighbours turns one word into the beginning of the other: an
 * unfinished word may have a mistake too. A letter that folding makes two counts as one, as it was typed.
 */
function isOneSlip(asked: string, word: string): boolean {
  let same = 0;
  while (same < asked.length && asked[same] === word[same]) same += 1;
  // "ae" for æ and "a" differ in their second letter, the slip began at the first.
  return isSlipAt(asked, word, same) || (same > 0 && isSlipAt(asked, word, same - 1));
}

function isSlipAt(asked: string, word: string, at: number): boolean {
  const ofWord = letterLengths(word, at);
  const goesOn = (rest: string, from: number) => word.startsWith(rest, from);
  return (
    ofWord.some((length) => goesOn(asked.slice(at), at + length)) ||
    letterLengths(asked, at).some((own) => {
      const rest = asked.slice(at + own);
      return (
        goesOn(rest, at) ||
        ofWord.some((length) => goesOn(rest, at + length)) ||
        isSwapped(asked, word, at, own)
      );
    })
  );
}

/** Whether the letter of `length` at this place and the next one stand the other way round in the word. */
function isSwapped(asked: string, word: string, at: number, length: number): boolean {
  const first = asked.slice(at, at + length);
  const next = at + length;
  return letterLengths(asked, next).some((second) =>
    word.startsWith(asked.slice(next, next + second) + first + asked.slice(next + second), at),
  );
}
