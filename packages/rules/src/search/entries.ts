import { wordsOf } from './fold.ts';
import type { SearchIndex, SearchKind } from './search-index.ts';
import type { Vocabulary } from './vocabulary.ts';
import { flatten } from './word-lists.ts';
import type { WordLists } from './word-lists.ts';

/** Items of one kind with the numbers of their words. */
export interface Entries<K extends string = SearchKind> {
  readonly kind: K;
  /** Words that identify an item: at least one word of the query must be among them. */
  readonly own: WordLists;
  /**
   * Context words, such as the team of a player, that other words of the query may match. Shared by many
   * items.
   */
  readonly around: WordLists;
  /** Index of each item's context list; −1: none. */
  readonly aroundOf: Int32Array;
  /** Whether numbers match only completely, such as shirt numbers. */
  readonly wholeNumbers: boolean;
}

type Lists = readonly (readonly number[])[];

/** Prepares the index in steps of a few hundred rows; the page can render between two steps (`yield`). */
export function* makeEntries(index: SearchIndex, vocabulary: Vocabulary): Generator<void, Entries[]> {
  const ids = (...texts: readonly (string | null)[]) => {
    const words = texts.flatMap((text) => (text === null ? [] : wordsOf(text)));
    return [...new Set(words.map((word) => vocabulary.add(word)))];
  };
  const number = (value: number | null) => (value === null ? null : String(value));
  const clubs = yield* inSteps(index.clubs, ([, name]) => ids(name));
  const teams = yield* inSteps(index.teams, ([, name, numeral, club]) => [
    ...new Set([...ids(name, numeral), ...(clubs[club] ?? [])]),
  ]);
  const players = yield* inSteps(index.players, ([, shirt, name]) => ids(name, number(shirt)));
  const matches = yield* inSteps(index.matches, ([, matchNumber]) => ids(number(matchNumber)));
  const groups = yield* inSteps(index.matches, ([, , group]) => ids(group));
  const categories = index.categories.map(([code]) => ids(code));
  const categoryOf = index.teams.map(([, , , , category]) => category);
  const teamOf = index.players.map(([team]) => team);
  return [
    entries('team', teams, categories, categoryOf),
    entries('club', clubs),
    { ...entries('player', players, teams, teamOf), wholeNumbers: true },
    entries('match', matches, groups, [...groups.keys()]),
    entries(
      'hall',
      index.halls.map(([, code, cs, en]) => ids(code, cs, en, ...codeWords(code), kindWords.hall)),
    ),
    ...ofCategories(index, ids, categories),
    entries(
      'referee',
      index.referees.map(([, name]) => ids(name, kindWords.referee)),
    ),
    entries(
      'country',
      index.countries.map((texts) => ids(...texts)),
    ),
  ];
}

type Ids = (...texts: readonly (string | null)[]) => number[];

/** The categories themselves, their groups by round, and their statistics. */
function ofCategories(index: SearchIndex, ids: Ids, codes: Lists): Entries[] {
  const named = index.categories.map(([code, , , cs, en]) => ids(code, cs, en, kindWords.category));
  const rounds = index.groups.map(([, label, cs, en]) => ids(label, cs, en, kindWords.group));
  const categoryOf = index.groups.map(([, , , , category]) => category);
  const statistics = codes.map(() => ids(kindWords.statistics));
  return [
    entries('category', named),
    entries('group', rounds, codes, categoryOf),
    entries('statistics', statistics, codes, [...codes.keys()]),
  ];
}

function entries(
  kind: SearchKind,
  own: Lists,
  around: Lists = [],
  aroundOf: readonly number[] = [],
): Entries {
  const of = own.map((_, at) => aroundOf[at] ?? -1);
  return {
    kind,
    own: flatten(own),
    around: flatten(around),
    aroundOf: Int32Array.from(of),
    wholeNumbers: false,
  };
}

/** Names of the kinds of items, in the languages of names. */
const kindWords = {
  hall: 'hala hall',
  category: 'kategorie category',
  group: 'skupina group',
  statistics: 'statistiky střelci statistics scorers',
  referee: 'rozhodčí referee',
} as const;

/** "H07" is also found as H7, 7 and 07. */
function codeWords(code: string): string[] {
  const [, letters = '', zeros = '', number] = /^(\p{L}*)(0*)(\d+)$/u.exec(code) ?? [];
  return number === undefined ? [] : [letters + number, number, zeros + number];
}

const step = 100;

function* inSteps<T, R>(rows: readonly T[], make: (row: T) => R): Generator<void, R[]> {
  const made: R[] = [];
  for (const row of rows) {
    if (made.length % step === step - 1) yield;
    made.push(make(row));
  }
  return made;
}
