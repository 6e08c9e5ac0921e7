import { wordsOf } from './fold.ts';
import type { SearchIndex, SearchKind } from './search-index.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Things of one kind, each with the numbers of its words. */
export interface Entries {
  readonly kind: SearchKind;
  /** By which it is found: one word of the question has to be among them. */
  readonly own: readonly (readonly number[])[];
  /** Which the other words of the question may name as well: the team of a player. */
  readonly around: readonly (readonly number[])[];
  /** Numbers of these things are found whole or not at all: shirts. */
  readonly wholeNumbers: boolean;
}

const nothing: readonly number[] = [];

/**
 * Prepares the index, a few hundred rows at a time: whoever draws a page meanwhile goes on between two steps.
 * Each `yield` is such a place.
 */
export function* makeEntries(index: SearchIndex, vocabulary: Vocabulary): Generator<void, Entries[]> {
  const ids = (...texts: readonly (string | null)[]) => [
    ...new Set(
      texts.flatMap((text) => (text === null ? [] : wordsOf(text))).map((word) => vocabulary.add(word)),
    ),
  ];
  const clubs = yield* inSteps(index.clubs, ([, name]) => ids(name));
  const teams = yield* inSteps(index.teams, ([, name, numeral, club]) => [
    ...new Set([...ids(name, numeral), ...(clubs[club] ?? nothing)]),
  ]);
  const categories = index.categories.map(([code]) => ids(code));
  const none = (rows: readonly unknown[]) => rows.map(() => nothing);
  const entries = (
    kind: SearchKind,
    own: Entries['own'],
    around: Entries['around'] = none(own),
    wholeNumbers = false,
  ): Entries => ({ kind, own, around, wholeNumbers });
  const players = yield* inSteps(index.players, ([, number, name]) =>
    ids(name, number === null ? null : String(number)),
  );
  const matches = yield* inSteps(index.matches, ([, number]) => ids(String(number)));
  const groups = yield* inSteps(index.matches, ([, , group]) => ids(group));
  const ofTeam = index.teams.map(([, , , , category]) => categories[category] ?? nothing);
  return [
    entries('team', teams, ofTeam),
    entries('club', clubs),
    entries(
      'player',
      players,
      index.players.map(([team]) => teams[team] ?? nothing),
      true,
    ),
    entries('match', matches, groups),
    entries(
      'hall',
      index.halls.map(([, code, cs, en]) => ids(code, cs, en)),
    ),
    entries(
      'country',
      index.countries.map((texts) => ids(...texts)),
    ),
  ];
}

const step = 400;

function* inSteps<T, R>(rows: readonly T[], make: (row: T) => R): Generator<void, R[]> {
  const made: R[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % step === step - 1) yield;
    made.push(make(row));
  }
  return made;
}
