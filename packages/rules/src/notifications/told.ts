import type { StageCode, Walkover } from '../vocabulary/index.ts';

/** What followers of a match have been told of it so far. */
export interface Told {
  readonly started: boolean;
  readonly ended: boolean;
  /** The score they know; null: none yet. */
  readonly home: number | null;
  readonly away: number | null;
  /** The most goals of both teams together that they have ever known: one of them taken back does not lower it. */
  readonly goals: number;
}

/** A match as everybody may see it. */
export interface MatchState {
  readonly stageCode: StageCode;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly walkOver: Walkover | null;
  /** When play began and ended, milliseconds UTC; null: not known. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Nothing from which a result could be read is told. */
  readonly resultHidden: boolean;
}

/** Milliseconds after which a message is not sent any more: a missed minute is no news. */
export const messageLife = 120_000;

/** The same of a match that has moved: whoever looks up in the evening still has to know (NO9). */
export const movedLife = 21_600_000;

const nothing: Told = { started: false, ended: false, home: null, away: null, goals: 0 };

/** Whoever sees the match now knows this. */
export function toldOf(state: MatchState): Told {
  return learn(nothing, state);
}

/** What is known after somebody has heard of a state. */
export function learn(before: Told, state: MatchState): Told {
  const { home, away } = scoreOf(state) ?? before;
  return {
    started: before.started || hasBegun(state),
    ended: before.ended || isOver(state),
    home,
    away,
    goals: Math.max(before.goals, (home ?? 0) + (away ?? 0)),
  };
}

/** What counts as told of a match that nobody has looked at before: all but what has happened just now. */
export function assumeTold(state: MatchState, now: number): Told {
  if (!hasBegun(state)) return nothing;
  // A walkover without an end has never been played: it is told when it is first seen.
  const end = state.endedAt ?? (state.walkOver === null ? null : now);
  if (isOver(state)) return isJustNow(end, now) ? { ...toldOf(state), ended: false } : toldOf(state);
  return isJustNow(state.startedAt, now) ? nothing : toldOf(state);
}

export function hasBegun({ stageCode }: MatchState): boolean {
  return stageCode !== 'not_started';
}

/** A walkover ends a match when it is declared (MA41). */
export function isOver({ stageCode, walkOver, resultHidden }: MatchState): boolean {
  if (walkOver !== null && !resultHidden) return true;
  return stageCode === 'waiting_for_approval' || stageCode === 'finished';
}

/** null: there is none, or it is not shown. */
export function scoreOf(state: MatchState): { readonly home: number; readonly away: number } | null {
  const { homeScore, awayScore, resultHidden } = state;
  if (resultHidden || homeScore === null || awayScore === null) return null;
  return { home: homeScore, away: awayScore };
}

export function isJustNow(at: number | null, now: number): boolean {
  return at !== null && now - at <= messageLife;
}
