import { describe, expect, it } from 'vitest';
import type { ScorerRow } from '@sevenmetre/contract/statistics/schemas';
import { arrange } from './arrange.ts';
import { scorerColumns } from './columns.ts';
import { everyoneOf } from './everyone.ts';

const row = (name: string | null, goals: number, matches: number, teamId = 1): ScorerRow => ({
  teamId,
  number: goals,
  name,
  matches,
  goals,
  sevenMetreGoals: 0,
  shootoutGoals: 0,
});
const rows = [row('Žofie A.', 9, 3), row('Cyril B.', 6, 2), row('Adam C.', 6, 3, 2), row(null, 4, 1)];
const all = { teamId: null, locale: 'cs' } as const;
const shown = (order: Parameters<typeof arrange>[2], options: Parameters<typeof arrange>[3] = all) =>
  arrange(rows, scorerColumns, order, options).map(({ row: one, rank }) => [rank, one.name]);

describe('a list of scorers', () => {
  it('[SS7] stands by goals, and equal goals share a rank', () => {
    expect(shown({ by: 'goals', turned: false })).toEqual([
      [1, 'Žofie A.'],
      [2, 'Cyril B.'],
      [2, 'Adam C.'],
      [4, null],
    ]);
  });

  it('[SS6] stands by average with the ranks of the average, and turned round keeps them', () => {
    const byAverage = [
      [1, null],
      [2, 'Žofie A.'],
      [2, 'Cyril B.'],
      [4, 'Adam C.'],
    ];
    expect(shown({ by: 'average', turned: false })).toEqual(byAverage);
    expect(shown({ by: 'average', turned: true })).toEqual(byAverage.toReversed());
  });

  it('stands by name as the language sorts, whoever has none last, with the ranks of goals', () => {
    expect(shown({ by: 'name', turned: false })).toEqual([
      [2, 'Adam C.'],
      [2, 'Cyril B.'],
      [1, 'Žofie A.'],
      [4, null],
    ]);
  });

  it('of one team keeps the ranks of everybody', () => {
    expect(shown({ by: 'goals', turned: false }, { teamId: 2, locale: 'en' })).toEqual([[2, 'Adam C.']]);
  });
});

describe('everybody out of columns', () => {
  const people = {
    key: 'k',
    squads: [
      [1, 2],
      [2, 1],
    ] as [number, number][],
    numbers: [5, null, 7],
    names: ['Adam C.', 'Boris D.', null],
    leaders: [1],
  };
  const counts = {
    version: 'e.1',
    key: 'k',
    matches: [3, 0, 2],
    goals: [4, 0, 6],
    sevenMetreGoals: [1, 0, 0],
    shootoutGoals: [0, 0, 2],
    penalties: { blueCards: [0, 0, 0], redCards: [0, 0, 0], yellowCards: [0, 1, 0], twoMinutes: [2, 0, 0] },
  };

  it('has players by goals, and officials where they were punished', () => {
    const everyone = everyoneOf(people, counts);
    expect(everyone?.scorers.map(({ teamId, number, goals }) => [teamId, number, goals])).toEqual([
      [2, 7, 6],
      [1, 5, 4],
    ]);
    expect(everyone?.penalties.map(({ name, isLeader, twoMinutes }) => [name, isLeader, twoMinutes])).toEqual(
      [
        ['Adam C.', false, 2],
        ['Boris D.', true, 0],
      ],
    );
  });

  it('is refused when the two are not of the same people', () => {
    expect(everyoneOf(people, { ...counts, key: 'other' })).toBeNull();
  });
});
