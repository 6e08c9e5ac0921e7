import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalRanking, type FinalRankingInput } from './index.ts';
import { aBracketMatch, anUndecidedMatch, aRankedGroup } from './testing/groups.ts';

const team = fc.integer({ min: 1, max: 12 });
const pair = fc.uniqueArray(team, { minLength: 2, maxLength: 2 }).map(([a = 1, b = 2]) => [a, b] as const);
const oneGroup = fc.oneof(
  fc.record({
    kind: fc.constant('group'),
    teams: fc.uniqueArray(team, { minLength: 1, maxLength: 5 }),
    round: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constantFrom('A', 'B', 'undecided'),
    teams: pair,
    round: fc.integer({ min: 4, max: 7 }),
  }),
);

/** Groups and matches of any shape, also those that no format makes. */
const anyCategory: fc.Arbitrary<FinalRankingInput> = fc
  .tuple(fc.array(oneGroup, { maxLength: 12 }), fc.uniqueArray(team))
  .map(([rows, withdrawn]) => ({
    criteria: ['points', 'overallDifference', 'overallGoals', 'lots'],
    criteriaUnfinished: ['points'],
    groups: rows.map(({ kind, teams, round }, id) => {
      const [a = 1, b = 2] = teams;
      if (kind === 'group') return aRankedGroup(id, teams, { round });
      return kind === 'undecided'
        ? anUndecidedMatch(id, round, [a, b])
        : aBracketMatch(id, round, [a, b], kind);
    }),
    teams: Array.from({ length: 12 }, (_, index) => ({
      teamId: index + 1,
      withdrawn: withdrawn.includes(index + 1),
    })),
  }));

describe('every final ranking', () => {
  it('[FP2] gives every team exactly one place, counted without gaps over shared ones', () => {
    fc.assert(
      fc.property(anyCategory, (input) => {
        const places = finalRanking(input);
        expect(places.map(({ teamId }) => teamId).toSorted((a, b) => a - b)).toEqual(
          input.teams.map(({ teamId }) => teamId),
        );
        places.forEach(({ place, shared }, index) => {
          const level = places.filter((other) => other.place === place).length;
          expect(shared).toBe(level > 1);
          expect(place).toBe(places.findIndex((other) => other.place === place) + 1);
          expect(place).toBeLessThanOrEqual(index + 1);
        });
      }),
    );
  });

  it('[FP2] is the same whatever order the teams are handed in', () => {
    fc.assert(
      fc.property(anyCategory, (input) => {
        const groups = input.groups.map((group) => ({ ...group, placings: group.placings.toReversed() }));
        expect(finalRanking({ ...input, groups, teams: input.teams.toReversed() })).toEqual(
          finalRanking(input),
        );
      }),
    );
  });

  it('[FP7] has no team that withdrew before one that stayed', () => {
    fc.assert(
      fc.property(anyCategory, (input) => {
        const withdrawn = new Set(input.teams.flatMap((one) => (one.withdrawn ? one.teamId : [])));
        const stayed = finalRanking(input).map(({ teamId }) => !withdrawn.has(teamId));
        expect(stayed).toEqual(stayed.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });
});
