import { type Fixture, standings, type StandingsInput } from '../standings/index.ts';
import { defaultTieBreakers, defaultTieBreakersUnfinished } from '../vocabulary/index.ts';

/** A decided fixture: `aFixture(1, '25:24', 2)`. */
export function aFixture(
  homeTeamId: number,
  score: `${number}:${number}`,
  awayTeamId: number,
  changes: Partial<Fixture> = {},
): Fixture {
  const [homeScore = 0, awayScore = 0] = score.split(':').map(Number);
  return {
    homeTeamId,
    awayTeamId,
    homeScore,
    awayScore,
    homeGoalsCount: homeScore,
    awayGoalsCount: awayScore,
    walkOver: null,
    decided: true,
    ...changes,
  };
}

/** A finished group with the default lists. */
export function aGroupTable(
  fixtures: readonly Fixture[],
  changes: Partial<StandingsInput> = {},
): StandingsInput {
  const ids = new Set(fixtures.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  return {
    teams: [...ids].map((teamId) => ({ teamId })),
    fixtures,
    finished: true,
    criteria: defaultTieBreakers,
    criteriaUnfinished: defaultTieBreakersUnfinished,
    ...changes,
  };
}

/** The ids of a table from first to last. */
export function orderOf(input: StandingsInput): number[] {
  return standings(input).map(({ teamId }) => teamId);
}
