import { makeEntries } from './entries.ts';
import type { Entries } from './entries.ts';
import { wordsOf } from './fold.ts';
import { fits } from './match-word.ts';
import type { SearchIndex, SearchKind } from './search-index.ts';
import { Vocabulary } from './vocabulary.ts';

export interface SearchGroup {
  readonly kind: SearchKind;
  /** Places in the index's list of the kind, best first. */
  readonly found: readonly number[];
  /** How many there are in all. */
  readonly total: number;
}

/** Answers a question: kinds with the best fit first, each with its best `most` things. */
export type Search = (question: string, most: number) => readonly SearchGroup[];

/** Prepares a search in steps, see `makeEntries`. */
export function* prepareSearch(index: SearchIndex): Generator<void, Search> {
  const vocabulary = new Vocabulary();
  const kinds = yield* makeEntries(index, vocabulary);
  return (question, most) => {
    const asked = wordsToFind(question).map((word) => ({
      isNumber: /^\d+$/.test(word),
      fit: vocabulary.fit(word),
    }));
    if (asked.length === 0) return [];
    return kinds
      .map((entries) => best(entries, asked, most))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.score - a.score);
  };
}

interface Asked {
  readonly isNumber: boolean;
  readonly fit: Uint8Array;
}

/** At most so many words of a question are looked for. */
const mostWords = 6;
/** "No. 1142", "č. 1142". */
const beforeNumbers = new Set(['no', 'nr', 'c', 'cislo']);

function wordsToFind(question: string): string[] {
  const words = wordsOf(question);
  const isNoise = (word: string, at: number) => beforeNumbers.has(word) && /^\d/.test(words[at + 1] ?? '');
  return [...new Set(words.filter((word, at) => !isNoise(word, at)))].slice(0, mostWords);
}

function best({ kind, own, around, wholeNumbers }: Entries, asked: readonly Asked[], most: number) {
  const top: { at: number; score: number; length: number }[] = [];
  let total = 0;
  for (const [at, words] of own.entries()) {
    const score = scoreOf(words, around[at] ?? [], asked, wholeNumbers);
    if (score === 0) continue;
    total += 1;
    insert(top, { at, score, length: words.length }, most);
  }
  return { kind, total, found: top.map(({ at }) => at), score: top[0]?.score ?? 0 };
}

/** Every word of the question has to fit, one of them the thing itself; 0 when that fails. */
function scoreOf(
  own: readonly number[],
  around: readonly number[],
  asked: readonly Asked[],
  wholeNumbers: boolean,
): number {
  let score = 0;
  let isNamed = false;
  for (const { fit, isNumber } of asked) {
    let mine = bestFit(own, fit);
    if (isNumber && wholeNumbers && mine < fits.exact) mine = fits.none;
    if (mine > 0) isNamed = true;
    const reached = Math.max(mine, bestFit(around, fit));
    if (reached === 0) return 0;
    score += reached;
  }
  return isNamed ? score : 0;
}

function bestFit(words: readonly number[], fit: Uint8Array): number {
  let found = 0;
  for (const word of words) found = Math.max(found, fit[word] ?? 0);
  return found;
}

/** Keeps the best: by score, then the one with fewer other words, then in the order of the index. */
function insert<T extends { score: number; length: number }>(top: T[], one: T, most: number): void {
  let place = top.length;
  while (place > 0 && isBetter(one, top[place - 1])) place -= 1;
  if (place >= most) return;
  top.splice(place, 0, one);
  if (top.length > most) top.pop();
}

function isBetter(
  a: { score: number; length: number },
  b: { score: number; length: number } | undefined,
): boolean {
  return b !== undefined && (a.score > b.score || (a.score === b.score && a.length < b.length));
}

/** The whole preparation at once, for small indexes. */
export function searchIn(index: SearchIndex): Search {
  const preparing = prepareSearch(index);
  for (;;) {
    const { done, value } = preparing.next();
    if (done) return value;
  }
}
