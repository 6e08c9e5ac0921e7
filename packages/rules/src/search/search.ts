import { makeEntries } from './entries.ts';
import type { Entries } from './entries.ts';
import { wordsOf } from './fold.ts';
import { fits } from './match-word.ts';
import type { SearchIndex, SearchKind } from './search-index.ts';
import { Vocabulary } from './vocabulary.ts';
import { bestFit } from './word-lists.ts';
import type { WordLists } from './word-lists.ts';

export interface SearchGroup<K extends string = SearchKind> {
  readonly kind: K;
  /** Indexes into the list of the kind, best first. */
  readonly found: readonly number[];
  /** Number of all results. */
  readonly total: number;
}

/** Answers a query: kinds by best match, each with its best `most` items. */
export type Search = (question: string, most: number) => readonly SearchGroup[];

/** Prepares a search in steps, see `makeEntries`. */
export function* prepareSearch(index: SearchIndex): Generator<void, Search> {
  const vocabulary = new Vocabulary();
  const kinds = yield* makeEntries(index, vocabulary);
  return (question, most) => answer(kinds, vocabulary, question, most);
}

/** The kinds that fit, the best first. */
export function answer<K extends string>(
  kinds: readonly Entries<K>[],
  vocabulary: Vocabulary,
  question: string,
  most: number,
): SearchGroup<K>[] {
  const asked = wordsToFind(question).map((word) => ({
    isNumber: /^\d+$/.test(word),
    fit: vocabulary.fit(word),
  }));
  if (asked.length === 0) return [];
  return kinds
    .map((entries) => best(entries, asked, most))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.score - a.score);
}

interface Asked {
  readonly isNumber: boolean;
  /** By number of word. */
  readonly fit: Uint8Array;
}

/** Further words of a query are ignored. */
const mostWords = 6;
/** "No. 1142", "č. 1142". */
const beforeNumbers = new Set(['no', 'nr', 'c', 'cislo']);

function wordsToFind(question: string): string[] {
  const words = wordsOf(question);
  const isNoise = (word: string, at: number) => beforeNumbers.has(word) && /^\d/.test(words[at + 1] ?? '');
  return [...new Set(words.filter((word, at) => !isNoise(word, at)))].slice(0, mostWords);
}

interface Ranked {
  readonly at: number;
  readonly score: number;
  readonly length: number;
}

function best<K extends string>(entries: Entries<K>, asked: readonly Asked[], most: number) {
  const { kind, own, around } = entries;
  const aroundFits = asked.map(({ fit }) => fitsOf(around, fit));
  const top: Ranked[] = [];
  let total = 0;
  for (let at = 0; at < own.count; at += 1) {
    const score = scoreOf(entries, at, asked, aroundFits);
    if (score === 0) continue;
    total += 1;
    insert(top, { at, score, length: (own.starts[at + 1] ?? 0) - (own.starts[at] ?? 0) }, most);
  }
  return { kind, total, found: top.map(({ at }) => at), score: top[0]?.score ?? 0 };
}

/** Shared lists are evaluated once. */
function fitsOf(lists: WordLists, fit: Uint8Array): Uint8Array {
  const found = new Uint8Array(lists.count);
  for (let at = 0; at < lists.count; at += 1) found[at] = bestFit(lists, at, fit);
  return found;
}

/** All words of the query must match, at least one of them the item itself; 0 otherwise. */
function scoreOf(
  { own, aroundOf, wholeNumbers }: Entries<string>,
  at: number,
  asked: readonly Asked[],
  aroundFits: readonly Uint8Array[],
): number {
  let score = 0;
  let isNamed = false;
  for (let word = 0; word < asked.length; word += 1) {
    const { fit, isNumber } = asked[word] ?? nobody;
    let mine = bestFit(own, at, fit);
    if (isNumber && wholeNumbers && mine < fits.exact) mine = fits.none;
    if (mine > 0) isNamed = true;
    const reached = Math.max(mine, aroundFits[word]?.[aroundOf[at] ?? -1] ?? 0);
    if (reached === 0) return 0;
    score += reached;
  }
  return isNamed ? score : 0;
}

const nobody: Asked = { isNumber: false, fit: new Uint8Array() };

/** Keeps the best results: by score, then fewer other words, then order of the index. */
function insert(top: Ranked[], one: Ranked, most: number): void {
  const isBetter = (other: Ranked | undefined) =>
    other !== undefined &&
    (one.score > other.score || (one.score === other.score && one.length < other.length));
  let place = top.length;
  while (place > 0 && isBetter(top[place - 1])) place -= 1;
  if (place >= most) return;
  top.splice(place, 0, one);
  if (top.length > most) top.pop();
}

/** The whole preparation at once, for small indexes. */
export function searchIn(index: SearchIndex): Search {
  const preparing = prepareSearch(index);
  for (;;) {
    const { done, value } = preparing.next();
    if (done) return value;
  }
}
