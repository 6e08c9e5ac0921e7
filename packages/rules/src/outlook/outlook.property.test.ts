import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Placing } from '../standings/index.ts';
import { tieBreakers, defaultTieBreakers } from '../vocabulary/index.ts';
import { type Aim, exactUpTo, type Outlook, outlook, type OutlookInput } from './index.ts';
import { aFixture, finalTable, openFixtures, placesOf, type Score, takenBy } from './testing/groups.ts';

/** Maximal size of a random group, and its criteria. */
interface Shape {
  readonly teams: number;
  readonly open: { readonly min: number; readonly max: number };
  /** Number of played matches; 10 by default. */
  readonly played?: number;
  readonly criteria: fc.Arbitrary<OutlookInput['criteria']>;
}

/** Goals, or a lot. */
const few = fc.integer({ min: 0, max: 3 });
const aScore = fc.tuple(few, few);
/** Points taken by a ruling (rule ST23). */
const deducted = fc.constantFrom(0, 0, 0, 1, 3);
const points = fc.constantFrom({ win: 2, tie: 1, loss: 0 }, { win: 3, tie: 1, loss: 0 });
/** All lists that an edition may have, and often the default. */
const anyList = fc.oneof(
  fc.constant(defaultTieBreakers),
  fc.shuffledSubarray([...tieBreakers]).map((list) => ['points' as const, ...list]),
  fc.shuffledSubarray([...tieBreakers]),
);

/** Few teams and few goals, so that all kinds of ties are frequent. */
function aGroup({ teams, open, played = 10, criteria }: Shape): fc.Arbitrary<OutlookInput> {
  return fc.integer({ min: 2, max: teams }).chain((size) => {
    const ids = Array.from({ length: size }, (_, index) => index + 1);
    const pairs = ids.flatMap((home) =>
      ids.filter((away) => away > home).map((away) => [home, away] as const),
    );
    const anyPair = fc.constantFrom(...pairs);
    return fc.record({
      teams: fc.tuple(
        ...ids.map((teamId) =>
          fc.record({ teamId: fc.constant(teamId), lot: fc.option(few, { freq: 2 }), deducted }),
        ),
      ),
      fixtures: fc
        .tuple(
          fc.array(fc.tuple(anyPair, aScore), { maxLength: played }),
          fc.array(anyPair, { minLength: open.min, maxLength: open.max }),
        )
        .map(([played, open]) => [
          ...played.map(([[home, away], score]) => aFixture(home, away, score)),
          ...open.map(([home, away]) => aFixture(home, away, null)),
        ]),
      carriedOver: fc
        .array(fc.tuple(anyPair, aScore), { maxLength: 2 })
        .map((played) => played.map(([[home, away], score]) => aFixture(home, away, score))),
      criteria,
      withdrawn: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.constant([1])),
      withdrawnPolicy: fc.constantFrom('annulled' as const, 'assessed' as const),
      points,
      drawsPossible: fc.boolean(),
      borders: fc.constantFrom([1], [2], [1, 3]),
    });
  });
}

/** Checks that the outlook is correct for these scores of the open matches. */
function expectTrue(group: OutlookInput, said: Outlook, scores: readonly Score[]): void {
  const table = finalTable(group, scores);
  for (const { teamId, best, worst, open, aims } of said.teams) {
    const places = placesOf(table, teamId);
    expect(places.best).toBeGreaterThanOrEqual(best);
    expect(places.worst).toBeLessThanOrEqual(worst);
    const taken = takenBy(group, scores, teamId);
    expect(taken.matches.length).toBe(open);
    for (const { place, enough, needed, margin, beating } of aims) {
      const isEnough =
        (enough !== null && taken.points >= enough) ||
        (margin !== null && (taken.matches[0]?.difference ?? -Infinity) >= margin) ||
        taken.matches.some(({ opponent, difference }) => difference > 0 && beating.includes(opponent));
      if (isEnough) expect(places.worst).toBeLessThanOrEqual(place);
      if (needed !== null && taken.points < needed) expect(places.best).toBeGreaterThan(place);
    }
  }
}

/** Possible scores: no tie if ties are not possible. */
function allowed({ drawsPossible }: OutlookInput, scores: readonly Score[]): Score[] {
  return scores.map(([home, away]) => [home === away && !drawsPossible ? home + 1 : home, away]);
}

describe('an outlook', () => {
  const wide = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 30 }));
  const scores = fc.array(fc.tuple(wide, wide), { minLength: 9, maxLength: 9 });

  it('[OU2] calls nothing certain, impossible or enough that some scores make false', () => {
    const group = aGroup({ teams: 5, open: { min: 0, max: exactUpTo }, criteria: anyList });
    fc.assert(
      fc.property(group, fc.array(scores, { minLength: 8, maxLength: 8 }), (group, ends) => {
        const said = outlook(group);
        for (const end of ends) expectTrue(group, said, allowed(group, end));
      }),
      { numRuns: 300 },
    );
  });

  it('[OU2] stays true when the lots that are missing are drawn', () => {
    const group = aGroup({ teams: 4, open: { min: 0, max: 3 }, criteria: anyList });
    fc.assert(
      fc.property(group, scores, fc.array(few, { minLength: 4, maxLength: 4 }), (group, end, lots) => {
        const said = outlook(group);
        const teams = [...group.teams].map((team, index) => ({ ...team, lot: team.lot ?? lots[index] ?? 0 }));
        const table = finalTable({ ...group, teams }, allowed(group, end));
        for (const { teamId, best, worst } of said.teams) {
          const places = placesOf(table, teamId);
          expect([places.best >= best, places.worst <= worst]).toEqual([true, true]);
        }
      }),
      { numRuns: 600 },
    );
  });

  it('[OU9] calls nothing certain, impossible or enough that is false, also beyond what it looks at exactly', () => {
    const group = aGroup({ teams: 5, open: { min: exactUpTo + 1, max: 9 }, criteria: anyList });
    fc.assert(
      fc.property(group, scores, (group, end) => {
        expectTrue(group, outlook(group), allowed(group, end));
      }),
      { numRuns: 600 },
    );
  });

  it('[OU3] is exact by points and direct points: every best and worst place, every number of points', () => {
    const criteria = fc.constantFrom<OutlookInput['criteria'][]>(['points', 'headToHeadPoints'], ['points']);
    fc.assert(
      fc.property(aGroup({ teams: 5, open: { min: 0, max: 3 }, criteria }), (group) => {
        const noLots = {
          ...group,
          teams: [...group.teams].map(({ teamId, deducted }) => ({ teamId, deducted })),
        };
        expect(said(noLots)).toEqual(found(noLots));
      }),
      { numRuns: 500 },
    );
  });

  it('[OU4] finds, with one open match and the whole list, exactly the places that some score leads to where no three are level', () => {
    const group = aGroup({ teams: 4, open: { min: 1, max: 1 }, criteria: fc.constant(defaultTieBreakers) });
    fc.assert(
      fc.property(group, (group) => {
        const ends = scoresUpTo(16).flatMap((score) => (isAllowed(group, score) ? [[score]] : []));
        const tables = (openFixtures(group).length === 0 ? [[]] : ends).map((end) => finalTable(group, end));
        fc.pre(!tables.some(hasThreeLevel));
        for (const { teamId, best, worst } of outlook(group).teams) {
          const places = tables.map((table) => placesOf(table, teamId));
          expect(Math.min(...places.map((place) => place.best))).toBe(best);
          expect(Math.max(...places.map((place) => place.worst))).toBe(worst);
        }
      }),
      { numRuns: 100 },
    );
  });
});

/** Three or more teams with equal points: open goals separate them in more ways than are examined. */
function hasThreeLevel(table: readonly Placing[]): boolean {
  return table.some(({ points }) => table.filter((other) => other.points === points).length > 2);
}

function scoresUpTo(most: number): Score[] {
  const each = Array.from({ length: most + 1 }, (_, goals) => goals);
  return each.flatMap((home) => each.map((away): Score => [home, away]));
}

function isAllowed({ drawsPossible }: OutlookInput, [home, away]: Score): boolean {
  return drawsPossible || home !== away;
}

/** The outlook's places and points for each undecided border. */
function said(group: OutlookInput) {
  return outlook(group).teams.map(({ teamId, best, worst, aims }) => ({
    teamId,
    best,
    worst,
    aims: aims.map(({ place, enough, needed }) => ({ place, enough, needed })),
  }));
}

/** The same by enumerating all endings. */
function found(group: OutlookInput) {
  const each = scoresUpTo(1).filter(([home, away]) => home + away < 2);
  let ends: Score[][] = [[]];
  for (const _ of openFixtures(group)) {
    ends = ends.flatMap((end) =>
      each.filter((score) => isAllowed(group, score)).map((score) => [...end, score]),
    );
  }
  const tables = ends.map((end) => ({ end, table: finalTable(group, end) }));
  const ids = [...group.teams].map(({ teamId }) => teamId);
  return ids.map((teamId) => {
    const all = tables.map(({ end, table }) => ({
      ...placesOf(table, teamId),
      points: takenBy(group, end, teamId).points,
    }));
    const best = Math.min(...all.map((one) => one.best));
    const worst = Math.max(...all.map((one) => one.worst));
    const borders = [...group.borders].filter(
      (place) => best <= place && place < worst && place < ids.length,
    );
    return { teamId, best, worst, aims: borders.map((place) => ({ place, ...pointsFor(all, place) })) };
  });
}

function pointsFor(all: readonly { best: number; worst: number; points: number }[], place: number) {
  const amounts = [...new Set(all.map(({ points }) => points))].sort((a, b) => a - b);
  const least = amounts[0] ?? 0;
  const enough = amounts.find((amount) => all.every((one) => one.points < amount || one.worst <= place));
  const needed = amounts.find((amount) => all.some((one) => one.points === amount && one.best <= place));
  return { enough: enough ?? null, needed: needed === undefined || needed === least ? null : needed };
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, goals) => goals);
/** Few goals are settled, so that these and some very high scores cover all cases. */
const loserGoals = [...upTo(12), 100, 200];
const margins = [...upTo(13).slice(1), 60, 150, 250];

describe('the margin of an outlook', () => {
  it('[OU7] is the smallest that is enough: by one goal less some scores keep the team out', () => {
    // Lots end every list; earlier in it they would have to be enumerated too, and so would punishments, which no margin decides.
    const others = new Set<string>(['lots', 'fewerCards', 'fairPlay']);
    const criteria = anyList.map((list) => [...list].filter((one) => !others.has(one)));
    const group = aGroup({ teams: 4, open: { min: 1, max: 2 }, played: 6, criteria });
    let proven = 0;
    fc.assert(
      fc.property(group, (group) => {
        for (const { teamId, open, aims } of outlook(group).teams) {
          if (open !== 1) continue;
          for (const aim of aims) {
            const said = smallestDifference(group, aim);
            const less = said === null ? 99 : lessThan(group, said);
            expect([aim.place, said, isKeptOut(group, [teamId, aim.place], less)]).toEqual([
              aim.place,
              said,
              true,
            ]);
            proven += aim.margin === null ? 0 : 1;
          }
        }
      }),
      { numRuns: 150 },
    );
    expect(proven).toBeGreaterThan(3);
  });
});

/** The smallest goal difference that suffices according to the outlook. */
function smallestDifference({ drawsPossible, points }: OutlookInput, { margin, enough }: Aim): number | null {
  if (margin !== null) return margin;
  if (enough === null) return null;
  return drawsPossible && enough <= (points?.tie ?? 1) ? 0 : 1;
}

function lessThan({ drawsPossible }: OutlookInput, difference: number): number {
  return difference === 1 && !drawsPossible ? -1 : difference - 1;
}

/**
 * Whether the team may miss the place although its only open match ends with this difference; tries scores
 * one by one.
 */
function isKeptOut(
  group: OutlookInput,
  [teamId, place]: readonly [number, number],
  difference: number,
): boolean {
  const open = openFixtures(group);
  const own = open.findIndex(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId);
  const atHome = open[own]?.homeTeamId === teamId;
  const ownScores = scoresBy([atHome ? difference : -difference]);
  const draws = group.drawsPossible ? [0] : [];
  const others = open.length === 1 ? [null] : scoresBy([...draws, ...margins, ...margins.map((one) => -one)]);
  return others.some((other) =>
    ownScores.some((score) => {
      const scores = other === null ? [score] : own === 0 ? [score, other] : [other, score];
      return placesOf(finalTable(group, scores), teamId).worst > place;
    }),
  );
}

/** Scores with these differences for the home team. */
function scoresBy(differences: readonly number[]): Score[] {
  return differences.flatMap((difference) =>
    loserGoals.map((goals): Score => [goals + Math.max(difference, 0), goals + Math.max(-difference, 0)]),
  );
}
