import type { StageCode, Walkover } from '../vocabulary/index.ts';

/** What followers of a match know so far. */
export interface FollowerKnowledge {
  readonly started: boolean;
  readonly ended: boolean;
  /** The known score; null: none yet. */
  readonly home: number | null;
  readonly away: number | null;
  /** Largest known sum of goals: a goal that is taken back does not lower it. */
  readonly goals: number;
}

/** The public state of a match. */
export interface MatchState {
  readonly stageCode: StageCode;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly walkOver: Walkover | null;
  /** Start and end of play, milliseconds UTC; null: unknown. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Results must not be revealed. */
  readonly resultHidden: boolean;
}

/** Milliseconds until a message is dropped: later it is no longer news. */
export const messageLife = 120_000;

/** The same for a moved match, which is still important in the evening (NO9). */
export const movedLife = 21_600_000;

const nothing: FollowerKnowledge = { started: false, ended: false, home: null, away: null, goals: 0 };

/** What followers know after a state was published. */
export function knowledgeAfter(state: MatchState): FollowerKnowledge {
  return learnState(nothing, state);
}

/** What followers know after a further state. */
export function learnState(before: FollowerKnowledge, state: MatchState): FollowerKnowledge {
  const { home, away } = scoreOf(state) ?? before;
  return {
    started: before.started || hasBegun(state),
    ended: before.ended || isOver(state),
    home,
    away,
    goals: Math.max(before.goals, (home ?? 0) + (away ?? 0)),
  };
}

/** What counts as known of a match that was not processed before: everything but recent events. */
export function assumeKnown(state: MatchState, now: number): FollowerKnowledge {
  if (!hasBegun(state)) return nothing;
  // A walkover without an end was never played: it is news when it is first seen.
  const end = state.endedAt ?? (state.walkOver === null ? null : now);
  if (isOver(state))
    return isJustNow(end, now) ? { ...knowledgeAfter(state), ended: false } : knowledgeAfter(state);
  return isJustNow(state.startedAt, now) ? nothing : knowledgeAfter(state);
}

export function hasBegun({ stageCode }: MatchState): boolean {
  return stageCode !== 'not_started';
}

/** A walkover ends a match when it is set (MA41). */
export function isOver({ stageCode, walkOver, resultHidden }: MatchState): boolean {
  if (walkOver !== null && !resultHidden) return true;
  return stageCode === 'waiting_for_approval' || stageCode === 'finished';
}

/** null: none, or not published. */
export function scoreOf(state: MatchState): { readonly home: number; readonly away: number } | null {
  const { homeScore, awayScore, resultHidden } = state;
  if (resultHidden || homeScore === null || awayScore === null) return null;
  return { home: homeScore, away: awayScore };
}

export function isJustNow(at: number | null, now: number): boolean {
  return at !== null && now - at <= messageLife;
}
