import {
  countedFixtures,
  defaultPoints,
  type Fixture,
  type Punished,
  standingLast,
  type Tally,
} from '../standings/index.ts';
import type { PointsForResult } from '../tournament/index.ts';
import type { TieBreaker } from '../vocabulary/index.ts';
import type { OutlookInput } from './input.ts';

/** An undecided match; teams by index. */
interface OpenMatch {
  readonly home: number;
  readonly away: number;
}

/** Sums of decided matches: of all by team, and of those against each other team. */
export interface Settled {
  readonly all: readonly number[];
  readonly against: readonly (readonly number[])[];
}

/** Data of a group that do not depend on its open matches; teams by index, ids ascending. */
export interface GroupFacts {
  readonly ids: readonly number[];
  readonly criteria: readonly (TieBreaker | 'withdrawn')[];
  readonly points: Settled;
  readonly difference: Settled;
  readonly goals: Settled;
  readonly cards: Settled;
  readonly fairPlay: Settled;
  readonly lots: readonly (number | null)[];
  readonly withdrawn: readonly boolean[];
  readonly open: readonly OpenMatch[];
  readonly worth: PointsForResult;
}

/** Indexes a group once for all endings of its open matches. */
export function factsOf(input: OutlookInput): GroupFacts {
  const teams = [...input.teams];
  const lots = new Map(teams.map(({ teamId, lot }) => [teamId, lot ?? null]));
  const ids = [...lots.keys()].sort((a, b) => a - b);
  const withdrawn = new Set(input.withdrawn);
  const last = standingLast(input, withdrawn);
  const counted = countedFixtures(input, new Set(ids), withdrawn);
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const settled = (value: (share: Tally, punished: Punished) => number): Settled => {
    const all = ids.map(() => 0);
    const against = ids.map(() => ids.map(() => 0));
    const add = (own: number | undefined, other: number | undefined, amount: number) => {
      const row = own === undefined ? undefined : against[own];
      if (!row || own === undefined || other === undefined) return;
      all[own] = (all[own] ?? 0) + amount;
      row[other] = (row[other] ?? 0) + amount;
    };
    for (const { homeTeamId, awayTeamId, ...shares } of counted) {
      add(indexes.get(homeTeamId), indexes.get(awayTeamId), value(shares.home, shares.homePunished));
      add(indexes.get(awayTeamId), indexes.get(homeTeamId), value(shares.away, shares.awayPunished));
    }
    return { all, against };
  };
  const points = settled(({ points }) => points);
  const deducted = new Map(teams.map((team) => [team.teamId, team.deducted ?? 0]));
  return {
    ids,
    // Lots are the last criterion, and withdrawn teams are last.
    criteria: [...(last.size > 0 ? (['withdrawn'] as const) : []), ...input.criteria, 'lots'],
    points: { ...points, all: points.all.map((sum, index) => sum - (deducted.get(ids[index] ?? 0) ?? 0)) },
    difference: settled(({ goalsScored, goalsConceded }) => goalsScored - goalsConceded),
    goals: settled(({ goalsScored }) => goalsScored),
    cards: settled((_, { cards }) => cards),
    fairPlay: settled((_, { fairPlay }) => fairPlay),
    lots: ids.map((id) => lots.get(id) ?? null),
    withdrawn: ids.map((id) => last.has(id)),
    open: openMatches([...input.fixtures, ...(input.carriedOver ?? [])], indexes, withdrawn),
    worth: input.points ?? defaultPoints,
  };
}

/** Matches of withdrawn teams are not waited for. */
function openMatches(
  fixtures: readonly Fixture[],
  indexes: ReadonlyMap<number, number>,
  withdrawn: ReadonlySet<number>,
): OpenMatch[] {
  return fixtures.flatMap(({ homeTeamId, awayTeamId, decided }) => {
    const [home, away] = [indexes.get(homeTeamId), indexes.get(awayTeamId)];
    const plays = home !== undefined && away !== undefined && home !== away;
    const waits = !decided && !withdrawn.has(homeTeamId) && !withdrawn.has(awayTeamId);
    return plays && waits ? [{ home, away }] : [];
  });
}
