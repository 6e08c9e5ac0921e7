import type { MatchRuling, StageCode, Walkover } from '@sevenmetre/rules/vocabulary';
import type { Tally } from '../read/match-tallies.ts';
import type { Match } from '../tournament.ts';

/** The columns of a match that say how it ended. */
export interface MatchResult {
  readonly number: number;
  readonly stage: Extract<StageCode, 'not_started' | 'finished'>;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly homeGoalsCount: number;
  readonly awayGoalsCount: number;
  readonly homeHalfTimeScore: number | null;
  readonly awayHalfTimeScore: number | null;
  readonly walkOver: Walkover | null;
  readonly officialHomeScore: number | null;
  readonly officialAwayScore: number | null;
  readonly officialReason: string | null;
  /** null: the folder does not say. */
  readonly saidRuling: MatchRuling | null;
  readonly endedInShootout: boolean;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/** Why a score stands against the events: the source says so. */
const sourceReason = 'source';
/** Seconds between the halves, for times that no folder knows. */
export const breakLength = 300;

const unplayed = {
  homeScore: null,
  awayScore: null,
  homeGoalsCount: 0,
  awayGoalsCount: 0,
  homeHalfTimeScore: null,
  awayHalfTimeScore: null,
  walkOver: null,
  officialHomeScore: null,
  officialAwayScore: null,
  officialReason: null,
  endedInShootout: false,
  startedAt: null,
  endedAt: null,
} as const;

/**
 * How a match of a folder ended. A finished match keeps the folder's score; where its events say otherwise the score
 * stands as the organiser's official one.
 *
 * @param fallback when it was approved, where the folder does not say when it was played
 */
export function matchResult(match: Match, tally: Tally, fallback: Date): MatchResult {
  const { number, state, homeScore, awayScore, startsAt, halfLength, ruling: saidRuling } = match;
  if (state === 'scheduled' || homeScore === null || awayScore === null)
    return { number, stage: 'not_started', ...unplayed, saidRuling };
  const length = (2 * halfLength + breakLength) * 1000;
  const endedAt = startsAt === null ? fallback : new Date(startsAt.getTime() + length);
  const score = { homeScore, awayScore };
  const finished = { number, stage: 'finished', ...unplayed, ...score, endedAt, saidRuling } as const;
  if (state === 'walkover') return { ...finished, walkOver: winner(homeScore, awayScore) };
  return { ...finished, startedAt: startsAt, ...goalsOf({ home: homeScore, away: awayScore }, tally) };
}

/** Nobody gets the points of a 0:0. */
function winner(home: number, away: number): Walkover {
  if (home === away) return 'both';
  return home > away ? 'home' : 'away';
}

type Goals = Pick<
  MatchResult,
  | 'homeGoalsCount'
  | 'awayGoalsCount'
  | 'homeHalfTimeScore'
  | 'awayHalfTimeScore'
  | 'officialHomeScore'
  | 'officialAwayScore'
  | 'officialReason'
  | 'endedInShootout'
>;

/** Where score and events differ, the goals in play are what the score leaves without those of the shoot-out. */
function goalsOf(score: { readonly home: number; readonly away: number }, tally: Tally): Goals {
  const { goals, shootoutGoals, halfTimeGoals } = tally;
  const agrees =
    score.home === goals.home + shootoutGoals.home && score.away === goals.away + shootoutGoals.away;
  const isOfficial = !agrees && tally.events > 0;
  return {
    homeGoalsCount: Math.max(score.home - shootoutGoals.home, 0),
    awayGoalsCount: Math.max(score.away - shootoutGoals.away, 0),
    homeHalfTimeScore: tally.events > 0 ? halfTimeGoals.home : null,
    awayHalfTimeScore: tally.events > 0 ? halfTimeGoals.away : null,
    officialHomeScore: isOfficial ? score.home : null,
    officialAwayScore: isOfficial ? score.away : null,
    officialReason: isOfficial ? sourceReason : null,
    endedInShootout: tally.hasShootout,
  };
}
