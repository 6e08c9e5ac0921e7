import type { MatchRuling, StageCode, Walkover } from '@sevenmetre/rules/vocabulary';
import type { Tally } from '../read/match-tallies.ts';
import type { Match } from '../tournament.ts';

/** Columns of a match's result. */
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
  /** null: not in the folder. */
  readonly saidRuling: MatchRuling | null;
  readonly endedInShootout: boolean;
  readonly endedInExtraTime: boolean;
  readonly homeCards: number;
  readonly awayCards: number;
  readonly homeFairPlay: number;
  readonly awayFairPlay: number;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** The times that are not in the folder; null: it has them, or nothing was played. */
  readonly madeUpStart: Date | null;
  readonly madeUpEnd: Date | null;
}

/** Reason of an official score that differs from the events. */
const sourceReason = 'source';
/** Seconds between the halves, for times that are not in the folder. */
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
  endedInExtraTime: false,
  homeCards: 0,
  awayCards: 0,
  homeFairPlay: 0,
  awayFairPlay: 0,
  startedAt: null,
  endedAt: null,
  madeUpStart: null,
  madeUpEnd: null,
} as const;

/**
 * Result of a match in a folder. A finished match keeps the folder's score, as an official score if its
 * events differ.
 * @param fallback time of the approval if the folder has no time of the match
 */
export function matchResult(match: Match, tally: Tally, fallback: Date): MatchResult {
  const { number, state, homeScore, awayScore, startsAt, halfLength, ruling: saidRuling } = match;
  if (state === 'scheduled' || homeScore === null || awayScore === null)
    return { number, stage: 'not_started', ...unplayed, saidRuling };
  const length = (2 * halfLength + breakLength) * 1000;
  const endedAt = startsAt === null ? fallback : new Date(startsAt.getTime() + length);
  const score = { homeScore, awayScore };
  const times = { endedAt, madeUpEnd: endedAt };
  const finished = { number, stage: 'finished', ...unplayed, ...score, ...times, saidRuling } as const;
  if (state === 'walkover') return { ...finished, walkOver: winner(homeScore, awayScore) };
  const { cards, fairPlay } = tally;
  return {
    ...finished,
    startedAt: startsAt,
    madeUpStart: startsAt,
    ...goalsOf({ home: homeScore, away: awayScore }, tally),
    homeCards: cards.home,
    awayCards: cards.away,
    homeFairPlay: fairPlay.home,
    awayFairPlay: fairPlay.away,
  };
}

/** A 0:0 gives points to neither team. */
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
  | 'endedInExtraTime'
>;

/** If score and events differ, the goals in play are the score without the goals of the shoot-out. */
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
    endedInExtraTime: tally.hasExtraTime && !tally.hasShootout,
  };
}
