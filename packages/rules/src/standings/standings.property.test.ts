import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tieBreakers, walkovers, withdrawnPolicies } from '../vocabulary/index.ts';
import { type Fixture, standings, type StandingsInput } from './index.ts';

const goals = fc.integer({ min: 0, max: 6 });
const deducted = fc.constantFrom(0, 0, 0, 1, 4);

/** Few teams, few goals and many lists of criteria, so that all kinds of ties are frequent. */
const aGroup: fc.Arbitrary<StandingsInput> = fc.integer({ min: 1, max: 6 }).chain((size) => {
  const id = fc.integer({ min: 1, max: size });
  const fixture: fc.Arbitrary<Fixture> = fc.record({
    homeTeamId: id,
    awayTeamId: id,
    homeScore: goals,
    awayScore: goals,
    homeGoalsCount: goals,
    awayGoalsCount: goals,
    homeCards: goals,
    awayCards: goals,
    homeFairPlay: goals,
    awayFairPlay: goals,
    walkOver: fc.option(fc.constantFrom(...walkovers), { freq: 8 }),
    decided: fc.boolean(),
  });
  const list = fc.shuffledSubarray([...tieBreakers]);
  return fc.record({
    teams: fc.tuple(
      ...Array.from({ length: size }, (_, index) =>
        fc.record({ teamId: fc.constant(index + 1), lot: fc.option(goals), deducted }),
      ),
    ),
    fixtures: fc.array(fixture, { maxLength: 15 }),
    carriedOver: fc.array(fixture, { maxLength: 3 }),
    finished: fc.boolean(),
    criteria: list,
    criteriaUnfinished: list,
    withdrawn: fc.subarray([1]),
    withdrawnPolicy: fc.constantFrom(...withdrawnPolicies),
  });
});

/** A seeded order of the same things. */
function shuffled<T>(items: Iterable<T>, seed: readonly number[]): T[] {
  return [...items]
    .map((item, index) => ({ item, key: (seed[index % seed.length] ?? 0) * 31 + ((index * 7919) % 101) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
const seed = fc.array(fc.nat(1000), { minLength: 1, maxLength: 9 });

describe('every table', () => {
  it('[ST10] is a total order that does not depend on the order of what is handed in', () => {
    fc.assert(
      fc.property(aGroup, seed, (group, order) => {
        const other = {
          ...group,
          teams: shuffled(group.teams, order),
          fixtures: shuffled(group.fixtures, order),
        };
        const table = standings(group);
        expect(standings(other)).toEqual(table);
        expect(table.map(({ position }) => position)).toEqual([...group.teams].map((_, index) => index + 1));
        expect(new Set(table.map(({ teamId }) => teamId))).toEqual(
          new Set([...group.teams].map(({ teamId }) => teamId)),
        );
      }),
    );
  });

  it('[ST10] makes being level mutual, and puts level teams next to each other by id', () => {
    fc.assert(
      fc.property(aGroup, (group) => {
        const table = standings(group);
        for (const { teamId, tied, position } of table) {
          const level = table.filter((other) => tied.includes(other.teamId));
          for (const other of level) {
            expect(new Set(other.tied)).toEqual(
              new Set([teamId, ...tied.filter((id) => id !== other.teamId)]),
            );
            expect(Math.sign(other.position - position)).toBe(Math.sign(other.teamId - teamId));
            expect(Math.abs(other.position - position)).toBeLessThanOrEqual(tied.length);
          }
        }
      }),
    );
  });

  it('[ST11] [ST23] balances: goals scored are goals conceded, wins are losses unless both lost, points follow', () => {
    fc.assert(
      fc.property(aGroup, (group) => {
        const table = standings(group);
        const sum = (value: (row: (typeof table)[number]) => number) =>
          table.reduce((all, row) => all + value(row), 0);
        expect(sum((row) => row.goalsScored)).toBe(sum((row) => row.goalsConceded));
        expect(sum((row) => row.goalsCountScored)).toBe(sum((row) => row.goalsCountConceded));
        expect(sum((row) => row.games)).toBe(sum((row) => row.wins + row.ties + row.losses));
        const taken = [...group.teams].reduce((all, { deducted = 0 }) => all + deducted, 0);
        expect(sum((row) => row.points)).toBe(sum((row) => 2 * row.wins + row.ties) - taken);
        expect(sum((row) => row.wins)).toBeLessThanOrEqual(sum((row) => row.losses));
      }),
    );
  });

  it('[ST18] is the same whether results arrive one by one, in any order, or are counted from all', () => {
    fc.assert(
      fc.property(aGroup, seed, (group, order) => {
        const fixtures = [...group.fixtures];
        const arrived: Fixture[] = fixtures.map((fixture) => ({ ...fixture, decided: false }));
        let table = standings({ ...group, fixtures: arrived });
        for (const index of shuffled(fixtures.keys(), order)) {
          const fixture = fixtures[index];
          if (fixture) arrived[index] = fixture;
          table = standings({ ...group, fixtures: arrived });
        }
        expect(table).toEqual(standings(group));
      }),
    );
  });

  it('[ST7] gives reasons that agree with the order: values never rise, and differ where places were settled', () => {
    fc.assert(
      fc.property(aGroup, (group) => {
        for (const { path, teamId, tied } of standings(group)) {
          for (const { criterion, teams } of path) {
            const positions = teams.map(({ position }) => position);
            expect(positions).toEqual([...positions].sort((a, b) => a - b));
            if (criterion === 'undecided') continue;
            const values = teams.map(({ value }) => value ?? 0);
            const sign = ['lots', 'withdrawn', 'fewerCards', 'fairPlay'].includes(criterion) ? -1 : 1;
            expect(values).toEqual([...values].sort((a, b) => sign * (b - a)));
            expect(new Set(values).size).toBeGreaterThan(1);
            expect(teams.some((team) => team.teamId === teamId)).toBe(true);
          }
          expect(path.at(-1)?.criterion === 'undecided').toBe(tied.length > 0);
        }
      }),
    );
  });

  it('[ST14] [ST22] annuls a team as if it had never played, and keeps what it has played', () => {
    fc.assert(
      fc.property(aGroup, (group) => {
        const fixtures = [...group.fixtures];
        const own = ({ homeTeamId, awayTeamId }: Fixture) => homeTeamId === 1 || awayTeamId === 1;
        const away = { ...group, carriedOver: [], withdrawn: [1] };
        const without = { ...away, fixtures: fixtures.filter((fixture) => !own(fixture)) };
        const annulled = { ...away, ownPolicies: new Map([[1, 'annulled' as const]]) };
        expect(standings(annulled)).toEqual(standings({ ...without, withdrawnPolicy: 'annulled' }));
        const walkover = (fixture: Fixture): Fixture =>
          own(fixture) && !fixture.decided
            ? {
                ...fixture,
                walkOver: fixture.homeTeamId === 1 ? 'away' : 'home',
                homeScore: null,
                awayScore: null,
                decided: true,
              }
            : fixture;
        const kept = tallyOf(standings({ ...away, ownPolicies: new Map([[1, 'kept' as const]]) }));
        expect(kept).toEqual(
          tallyOf(standings({ ...away, withdrawn: [], fixtures: fixtures.map(walkover) })),
        );
      }),
    );
  });
});

/** What each team has won, whatever its place. */
function tallyOf(table: ReturnType<typeof standings>) {
  return table
    .map(({ teamId, games, points, goalsScored, goalsConceded }) => [
      teamId,
      games,
      points,
      goalsScored,
      goalsConceded,
    ])
    .toSorted(([a = 0], [b = 0]) => a - b);
}
