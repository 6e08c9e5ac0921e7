import { finalRanking, type RankedGroup } from '@sevenmetre/rules/final-ranking';
import { emptyTally } from '@sevenmetre/rules/standings';
import { expect, test } from 'vitest';
import { randomOf, shuffled } from '../random/index.ts';
import { type FormatPlan, planFormat, type PlannedGroup, playFormat, readyFormats } from './index.ts';

const sizes = [4, 5, 6, 7, 8, 9, 11, 12, 13, 16, 17, 23, 24, 31, 32, 40, 64, 72];

/** The groups of a played format, as input of the final ranking. */
function played(plan: FormatPlan, seed: number) {
  const random = randomOf(seed);
  const rounds = [...new Set(plan.groups.map(({ level }) => level))];
  const groups: RankedGroup[] = [];
  const order = (group: PlannedGroup, entries: readonly number[]) => {
    const ranked = shuffled(entries, random);
    groups.push({
      id: groups.length,
      playoff: group.playoff,
      isBracket: group.isBracket,
      round: rounds.indexOf(group.level),
      firstPlace: group.place,
      placings: ranked.map((teamId, index) => ({
        ...emptyTally,
        reason: null,
        path: [],
        tied: [],
        needsLots: false,
        withdrawn: false,
        teamId,
        position: index + 1,
        games: entries.length - 1,
        points: 2 * (entries.length - 1 - index),
      })),
    });
    return ranked;
  };
  const { places } = playFormat(plan, order, (entries) => entries);
  const teams = Array.from({ length: plan.entries }, (_, teamId) => ({ teamId, withdrawn: false }));
  const criteria = { criteria: ['points', 'lots'] as const, criteriaUnfinished: ['points'] as const };
  return { places, ranking: finalRanking({ ...criteria, groups, teams }) };
}

test.each(readyFormats.map((format) => [format.id, format] as const))(
  '[FP2] [FP4] %s ends with one place for every team, and the places that matches are played for are theirs',
  (_, format) => {
    for (const size of sizes) {
      const plan = planFormat(format, size);
      if (!plan.ok) continue;
      const { places, ranking } = played(plan.value, size);
      expect(ranking.map(({ teamId }) => teamId).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: size }, (__, id) => id),
      );
      const placeOf = new Map(ranking.map(({ teamId, place }) => [teamId, place]));
      for (const place of [1, 2, 3, 4]) {
        const winner = places.get(`A ${place}`);
        if (winner !== undefined) expect(placeOf.get(winner)).toBe(place);
      }
      const inB = [...places].filter(([name]) => name.startsWith('B ')).map(([, team]) => placeOf.get(team));
      const inA = [...places].filter(([name]) => name.startsWith('A ')).map(([, team]) => placeOf.get(team));
      expect(Math.max(0, ...inA.map((one) => one ?? 0))).toBeLessThan(
        Math.min(size + 1, ...inB.map((one) => one ?? 0)),
      );
    }
  },
);
