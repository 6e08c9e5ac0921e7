import { extraHalfLength } from '../match/index.ts';
import { isExtra } from '../vocabulary/index.ts';
import type { StageCode } from '../vocabulary/index.ts';
import type { DelayRules } from '../tournament/index.ts';

/** A match of one hall on one day. Instants are seconds since 1970, UTC. */
export interface HallMatch {
  readonly id: number;
  /** Planned start. */
  readonly startsAt: number;
  /** Seconds of one half. */
  readonly halfLength: number;
  readonly stageCode: StageCode;
  /** Start of the first half; null: not yet, or unknown. */
  readonly startedAt: number | null;
  /** Start of the present stage. */
  readonly stageStartedAt: number | null;
  /** End of play; null: not yet, or unknown. */
  readonly endedAt: number | null;
  /** A walkover is not waited for. */
  readonly isWalkover: boolean;
}

/** Seconds from the first whistle to the last one, without stoppages. */
export function playingTime({ halfLength }: HallMatch, { halfTimeBreak }: DelayRules): number {
  return 2 * halfLength + halfTimeBreak;
}

/**
 * Whether the recorded times of a match are real. A match that ended before one half could be played was
 * recorded afterwards; a finished match without an end has no times.
 */
export function isTimed(match: HallMatch): boolean {
  const { startedAt, endedAt, stageCode } = match;
  if (startedAt === null || match.isWalkover || stageCode === 'not_started') return false;
  if (endedAt === null) return stageCode !== 'finished' && stageCode !== 'waiting_for_approval';
  return endedAt - startedAt >= match.halfLength;
}

/** Expected or actual end: not before the present stage can be over. */
export function expectedEnd(match: HallMatch, startedAt: number, rules: DelayRules): number {
  const { endedAt, stageStartedAt, stageCode, halfLength } = match;
  if (endedAt !== null) return endedAt;
  if (stageStartedAt === null) return startedAt + playingTime(match, rules);
  if (stageCode === '2nd_half') return stageStartedAt + halfLength;
  if (isExtra(stageCode)) return stageStartedAt + extraHalfLength;
  // The length of a shoot-out is unknown.
  if (stageCode === 'shootout') return stageStartedAt;
  return startedAt + playingTime(match, rules);
}
