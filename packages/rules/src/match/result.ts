import type { StageCode, Walkover } from '../vocabulary/index.ts';
import type { EventTypes } from './event-type.ts';
import { type Score, type ScoringEvent, scoreOf } from './score.ts';

/** Goals that a walkover is worth unless the edition says otherwise. */
export const defaultWalkoverGoals = 5;

export interface OfficialScore {
  readonly homeScore: number;
  readonly awayScore: number;
}

export interface ResultInput {
  readonly events: Iterable<ScoringEvent>;
  readonly types: EventTypes;
  readonly walkOver: Walkover | null;
  /** Set by the organiser against the events; null when there is none. */
  readonly official: OfficialScore | null;
  readonly stageCode: StageCode;
  readonly walkoverGoals?: number;
}

/** The columns of a match that follow from its events. Null scores: nothing to show yet. */
export interface Result {
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly homeGoalsCount: number;
  readonly awayGoalsCount: number;
  readonly homeHalfTimeScore: number | null;
  readonly awayHalfTimeScore: number | null;
  readonly endedInShootout: boolean;
  /** The organiser's score differs from the events. */
  readonly corrected: boolean;
}

/** The official result and the goals really thrown, recomputed from events each time and never counted up. */
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

/** The score that a walkover is worth: against both nobody scores. */
export function walkoverScore(walkOver: Walkover, goals: number = defaultWalkoverGoals): OfficialScore {
  return { homeScore: walkOver === 'home' ? goals : 0, awayScore: walkOver === 'away' ? goals : 0 };
}

/** An official score stands beside a walkover only when it names the same winner. */
function walkoverResult({ official, walkoverGoals }: ResultInput, walkOver: Walkover): Result {
  const agrees = official !== null && winner(official) === walkOver;
  return {
    ...(agrees ? official : walkoverScore(walkOver, walkoverGoals)),
    homeGoalsCount: 0,
    awayGoalsCount: 0,
    homeHalfTimeScore: null,
    awayHalfTimeScore: null,
    endedInShootout: false,
    corrected: false,
  };
}

/** The goals of an official score are goals in play, apart from those that the events give to the shoot-out. */
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
