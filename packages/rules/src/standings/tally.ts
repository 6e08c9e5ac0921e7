import { defaultWalkoverGoals, walkoverScore } from '../match/index.ts';
import type { Fixture, Punished, Tally } from './input.ts';
import type { PointsForResult } from '../tournament/index.ts';

/** Results of a team without matches. */
export const emptyTally: Tally = {
  games: 0,
  wins: 0,
  ties: 0,
  losses: 0,
  points: 0,
  goalsScored: 0,
  goalsConceded: 0,
  goalsCountScored: 0,
  goalsCountConceded: 0,
};

export const unpunished: Punished = { cards: 0, fairPlay: 0 };

/** Cards and fair-play numbers by team, in all counting fixtures. */
export function punishedByTeam(fixtures: readonly CountedFixture[]): ReadonlyMap<number, Punished> {
  const found = new Map<number, Punished>();
  for (const { homeTeamId, awayTeamId, homePunished, awayPunished } of fixtures)
    for (const [id, added] of [
      [homeTeamId, homePunished],
      [awayTeamId, awayPunished],
    ] as const) {
      const { cards, fairPlay } = found.get(id) ?? unpunished;
      found.set(id, { cards: cards + added.cards, fairPlay: fairPlay + added.fairPlay });
    }
  return found;
}

/** A counting fixture with the share of both teams. */
export interface CountedFixture {
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly home: Tally;
  readonly away: Tally;
  readonly homePunished: Punished;
  readonly awayPunished: Punished;
}

/** null: not decided, or without a score and walkover. */
export function countFixture(
  fixture: Fixture,
  points: PointsForResult,
  walkoverGoals: number = defaultWalkoverGoals,
): CountedFixture | null {
  const { homeTeamId, awayTeamId } = fixture;
  const score = officialScore(fixture, walkoverGoals);
  if (!fixture.decided || score === null || homeTeamId === awayTeamId) return null;
  const walkover = fixture.walkOver !== null;
  const real = {
    home: walkover ? 0 : fixture.homeGoalsCount,
    away: walkover ? 0 : fixture.awayGoalsCount,
  };
  const [home, away] = outcomes(fixture, score);
  const { homeCards = 0, awayCards = 0, homeFairPlay = 0, awayFairPlay = 0 } = fixture;
  return {
    homeTeamId,
    awayTeamId,
    home: share(home, points, [score.homeScore, score.awayScore], [real.home, real.away]),
    away: share(away, points, [score.awayScore, score.homeScore], [real.away, real.home]),
    homePunished: walkover ? unpunished : { cards: homeCards, fairPlay: homeFairPlay },
    awayPunished: walkover ? unpunished : { cards: awayCards, fairPlay: awayFairPlay },
  };
}

/** Sums the shares of these teams; `among`: only their fixtures against each other. */
export function tallies(
  teamIds: readonly number[],
  fixtures: readonly CountedFixture[],
  among: boolean,
): Map<number, Tally> {
  const rows = new Map(teamIds.map((id) => [id, emptyTally]));
  for (const { homeTeamId, awayTeamId, home, away } of fixtures) {
    const homeRow = rows.get(homeTeamId);
    const awayRow = rows.get(awayTeamId);
    if (among && (!homeRow || !awayRow)) continue;
    if (homeRow) rows.set(homeTeamId, sum(homeRow, home));
    if (awayRow) rows.set(awayTeamId, sum(awayRow, away));
  }
  return rows;
}

type Outcome = 'win' | 'tie' | 'loss';

/** A walkover decides the winner itself; against both it is a loss for both. */
function outcomes(
  { walkOver }: Fixture,
  score: { homeScore: number; awayScore: number },
): [Outcome, Outcome] {
  if (walkOver === 'both') return ['loss', 'loss'];
  if (walkOver === 'home') return ['win', 'loss'];
  if (walkOver === 'away') return ['loss', 'win'];
  if (score.homeScore === score.awayScore) return ['tie', 'tie'];
  return score.homeScore > score.awayScore ? ['win', 'loss'] : ['loss', 'win'];
}

function officialScore(
  fixture: Fixture,
  walkoverGoals: number,
): { homeScore: number; awayScore: number } | null {
  const { walkOver, homeScore, awayScore } = fixture;
  if (walkOver === 'both') return walkoverScore('both');
  if (homeScore !== null && awayScore !== null) return { homeScore, awayScore };
  return walkOver === null ? null : walkoverScore(walkOver, walkoverGoals);
}

function share(
  outcome: Outcome,
  points: PointsForResult,
  [goalsScored, goalsConceded]: readonly [number, number],
  [goalsCountScored, goalsCountConceded]: readonly [number, number],
): Tally {
  return {
    games: 1,
    wins: outcome === 'win' ? 1 : 0,
    ties: outcome === 'tie' ? 1 : 0,
    losses: outcome === 'loss' ? 1 : 0,
    points: points[outcome],
    goalsScored,
    goalsConceded,
    goalsCountScored,
    goalsCountConceded,
  };
}

function sum(a: Tally, b: Tally): Tally {
  return {
    games: a.games + b.games,
    wins: a.wins + b.wins,
    ties: a.ties + b.ties,
    losses: a.losses + b.losses,
    points: a.points + b.points,
    goalsScored: a.goalsScored + b.goalsScored,
    goalsConceded: a.goalsConceded + b.goalsConceded,
    goalsCountScored: a.goalsCountScored + b.goalsCountScored,
    goalsCountConceded: a.goalsCountConceded + b.goalsCountConceded,
  };
}
