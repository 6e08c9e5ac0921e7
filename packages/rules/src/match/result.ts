import type { StageCode, Walkover } from '../vocabulary/index.ts';
import type { EventTypes } from './event-type.ts';
import { type Score, type ScoringEvent, scoreOf } from './score.ts';

/** Default goals for a walkover. */
export const defaultWalkoverGoals = 5;

export interface OfficialScore {
  readonly homeScore: number;
  readonly awayScore: number;
}

export interface ResultInput {
  readonly events: Iterable<ScoringEvent>;
  readonly types: EventTypes;
  readonly walkOver: Walkover | null;
  /** Set by the organiser against the events; null: none. */
  readonly official: OfficialScore | null;
  readonly stageCode: StageCode;
  readonly walkoverGoals?: number;
}

/** Columns of a match derived from its events. Null scores: nothing to show yet. */
export interface Result {
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly homeGoalsCount: number;
  readonly awayGoalsCount: number;
  readonly homeHalfTimeScore: number | null;
  readonly awayHalfTimeScore: number | null;
  readonly endedInShootout: boolean;
  readonly endedInExtraTime: boolean;
  /** Whether the organiser's score differs from the events. */
  readonly corrected: boolean;
}

/** The official result and the goals of the events, recomputed each time and never incremented. */
export function resultOf(input: ResultInput): Result {
  const events = [...input.events];
  const score = scoreOf(events, input.types);
  if (input.walkOver !== null) return walkoverResult(input, input.walkOver);
  if (input.official !== null)
    return officialResult(score, input.official, events.length > 0, input.stageCode);
  const begun = input.stageCode !== 'not_started' || events.length > 0;
  return {
    ...score,
    homeScore: begun ? score.homeScore : null,
    awayScore: begun ? score.awayScore : null,
    ...halfTimeOf(score, input.stageCode),
    corrected: false,
  };
}

/** The score of a walkover; 0:0 against both. */
export function walkoverScore(walkOver: Walkover, goals: number = defaultWalkoverGoals): OfficialScore {
  return { homeScore: walkOver === 'home' ? goals : 0, awayScore: walkOver === 'away' ? goals : 0 };
}

/** Whether an official score may be set beside a walkover: only with the same winner (rule MA4). */
export function agreesWithWalkover(official: OfficialScore, walkOver: Walkover): boolean {
  return winner(official) === walkOver;
}

/** An official score overrides a walkover's only if it has the same winner. */
function walkoverResult({ official, walkoverGoals }: ResultInput, walkOver: Walkover): Result {
  const agrees = official !== null && agreesWithWalkover(official, walkOver);
  return {
    ...(agrees ? official : walkoverScore(walkOver, walkoverGoals)),
    homeGoalsCount: 0,
    awayGoalsCount: 0,
    homeHalfTimeScore: null,
    awayHalfTimeScore: null,
    endedInShootout: false,
    endedInExtraTime: false,
    corrected: false,
  };
}

/** The goals of an official score are goals in play, without those of the shoot-out in the events. */
function officialResult(score: Score, official: OfficialScore, recorded: boolean, stage: StageCode): Result {
  const shootoutHome = score.homeScore - score.homeGoalsCount;
  const shootoutAway = score.awayScore - score.awayGoalsCount;
  const unknown = { homeHalfTimeScore: null, awayHalfTimeScore: null };
  return {
    homeScore: official.homeScore,
    awayScore: official.awayScore,
    homeGoalsCount: Math.max(official.homeScore - shootoutHome, 0),
    awayGoalsCount: Math.max(official.awayScore - shootoutAway, 0),
    ...(recorded ? halfTimeOf(score, stage) : unknown),
    endedInShootout: score.endedInShootout,
    endedInExtraTime: score.endedInExtraTime,
    corrected: official.homeScore !== score.homeScore || official.awayScore !== score.awayScore,
  };
}

function halfTimeOf(score: Score, stage: StageCode): Pick<Result, 'homeHalfTimeScore' | 'awayHalfTimeScore'> {
  const known = stage !== 'not_started' && stage !== '1st_half';
  return {
    homeHalfTimeScore: known ? score.homeHalfTimeScore : null,
    awayHalfTimeScore: known ? score.awayHalfTimeScore : null,
  };
}

function winner({ homeScore, awayScore }: OfficialScore): Walkover | 'draw' {
  if (homeScore === awayScore) return 'draw';
  return homeScore > awayScore ? 'home' : 'away';
}
