import type { Walkover } from '../vocabulary/index.ts';
import { assumeKnown, hasBegun, isJustNow, isOver, learnState, scoreOf } from './follower-knowledge.ts';
import type { FollowerKnowledge, MatchState } from './follower-knowledge.ts';

/** A notifiable change of a match. */
export interface News {
  readonly kind: 'start' | 'goal' | 'result' | 'correction' | 'moved' | 'cancelled';
  /** null: not published, or none yet. */
  readonly home: number | null;
  readonly away: number | null;
  readonly walkOver: Walkover | null;
  /** Whether followers know the final result. */
  readonly final: boolean;
}

export interface NewsOfState {
  /** What followers know from now on. */
  readonly knowledge: FollowerKnowledge;
  /** Most important first; each follower gets the first one that they have chosen. */
  readonly news: readonly News[];
}

/** Planned time and hall of a match. */
export interface Planned {
  /** Milliseconds UTC; null: unknown. */
  readonly startsAt: number | null;
  readonly placeId: number | null;
}

/** A match with another time or hall, for all followers of its teams (NO9). */
export const moved: News = { kind: 'moved', home: null, away: null, walkOver: null, final: false };

/** A match that a new plan has removed, for all followers of its teams (NO10). */
export const cancelled: News = { ...moved, kind: 'cancelled' };

/** Whether a match that has not begun got another time or hall (NO9). */
export function isMoved(before: Planned, after: Planned, state: MatchState): boolean {
  if (hasBegun(state) || isOver(state)) return false;
  return before.startsAt !== after.startsAt || before.placeId !== after.placeId;
}

/**
 * News of a match (NO1 to NO7).
 * @param known null: the match was not processed before
 * @param now milliseconds UTC
 */
export function newsOf(known: FollowerKnowledge | null, state: MatchState, now: number): NewsOfState {
  const before = known ?? assumeKnown(state, now);
  const after = learnState(before, state);
  const kinds = kindsOf(before, after, state, now);
  const { home = null, away = null } = scoreOf(state) ?? {};
  const walkOver = state.resultHidden ? null : state.walkOver;
  return {
    knowledge: after,
    news: kinds.map((kind) => ({ kind, home, away, walkOver, final: after.ended })),
  };
}

function kindsOf(
  before: FollowerKnowledge,
  after: FollowerKnowledge,
  state: MatchState,
  now: number,
): News['kind'][] {
  const kinds: News['kind'][] = [];
  const score = scoreOf(state);
  const differs = score !== null && (score.home !== before.home || score.away !== before.away);
  const isMore = after.goals > before.goals && state.walkOver === null;
  const ends = isOver(state) && !before.ended;
  if (ends && score !== null) kinds.push('result');
  // After the end there are no goals: every later change is a correction.
  if (differs && isMore && !before.ended) kinds.push('goal');
  else if (differs && !ends && before.home !== null) kinds.push('correction');
  const isNew = state.startedAt === null || isJustNow(state.startedAt, now);
  if (hasBegun(state) && !isOver(state) && !before.started && isNew) kinds.push('start');
  return kinds;
}
