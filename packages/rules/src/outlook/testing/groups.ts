import { type Fixture, type Placing, standings } from '../../standings/index.ts';
import type { Punishments } from '../../tournament/index.ts';
import type { OutlookInput } from '../index.ts';

export type Score = readonly [home: number, away: number];

/** A played match with punishments that follow from its score, so that they differ; null: not played. */
export function aFixture(homeTeamId: number, awayTeamId: number, score: Score | null): Fixture {
  const [homeScore, awayScore] = score ?? [null, null];
  return {
    homeTeamId,
    awayTeamId,
    homeScore,
    awayScore,
    homeGoalsCount: homeScore ?? 0,
    awayGoalsCount: awayScore ?? 0,
    walkOver: null,
    ...(score === null ? {} : punishedWith(score)),
    decided: score !== null,
  };
}

function punishedWith([home, away]: Score): Punishments {
  return {
    homeCards: (3 * home + away) % 4,
    awayCards: (home + 2 * away) % 3,
    homeFairPlay: (2 * home + 5 * away) % 7,
    awayFairPlay: (4 * home + away) % 6,
  };
}

/** Undecided matches of a group, in the order of the input. */
export function openFixtures({ fixtures, withdrawn }: OutlookInput): Fixture[] {
  const out = new Set(withdrawn);
  return [...fixtures].filter(
    ({ decided, homeTeamId, awayTeamId }) =>
      !decided && homeTeamId !== awayTeamId && !out.has(homeTeamId) && !out.has(awayTeamId),
  );
}

/** The final table for these scores of the open matches, by the rules of standings. */
export function finalTable(group: OutlookInput, scores: readonly Score[]): Placing[] {
  const open = openFixtures(group);
  const fixtures = [...group.fixtures].map((fixture) => {
    const score = scores[open.indexOf(fixture)];
    return score ? { ...aFixture(fixture.homeTeamId, fixture.awayTeamId, score) } : fixture;
  });
  return standings({ ...group, fixtures, finished: true, criteriaUnfinished: [] });
}

/** The possible places of a team in a final table: several if lots decide. */
export function placesOf(table: readonly Placing[], teamId: number): { best: number; worst: number } {
  const own = table.find((placing) => placing.teamId === teamId);
  const level = table.filter((placing) => placing.teamId === teamId || own?.tied.includes(placing.teamId));
  const positions = level.map(({ position }) => position);
  return { best: Math.min(...positions), worst: Math.max(...positions) };
}

/** Points, goal differences and opponents of a team in the open matches. */
export function takenBy(group: OutlookInput, scores: readonly Score[], teamId: number) {
  const { win, tie, loss } = group.points ?? { win: 2, tie: 1, loss: 0 };
  const matches = openFixtures(group).flatMap(({ homeTeamId, awayTeamId }, index) => {
    const [home, away] = scores[index] ?? [0, 0];
    if (homeTeamId === teamId) return [{ opponent: awayTeamId, difference: home - away }];
    return awayTeamId === teamId ? [{ opponent: homeTeamId, difference: away - home }] : [];
  });
  const points = matches.reduce(
    (sum, { difference }) => sum + (difference > 0 ? win : difference === 0 ? tie : loss),
    0,
  );
  return { points, matches };
}
