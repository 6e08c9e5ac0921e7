import type { StageCode } from '../vocabulary/index.ts';
import type { DelayRules } from '../tournament/index.ts';

/** A match of one hall on one day. Instants are seconds since 1970, UTC. */
export interface HallMatch {
  readonly id: number;
  /** As planned. */
  readonly startsAt: number;
  /** Seconds of one half. */
  readonly halfLength: number;
  readonly stageCode: StageCode;
  /** When the first half began; null: not yet, or not known. */
  readonly startedAt: number | null;
  /** When the running stage began. */
  readonly stageStartedAt: number | null;
  /** When play ended; null: not yet, or not known. */
  readonly endedAt: number | null;
  /** A match that is given to somebody is not waited for. */
  readonly isWalkover: boolean;
}

/** Seconds from the first whistle to the last, when nothing stops the clock. */
export function playingTime({ halfLength }: HallMatch, { halfTimeBreak }: DelayRules): number {
  return 2 * halfLength + halfTimeBreak;
}

/**
 * Whether the times of a match say when it was played. A match that ended before one half can have been played was
 * recorded afterwards, and one that is over without an end has none to tell.
 */
export function isTimed(match: HallMatch): boolean {
  const { startedAt, endedAt, stageCode } = match;
  if (startedAt === null || match.isWalkover || stageCode === 'not_started') return false;
  if (endedAt === null) return stageCode !== 'finished' && stageCode !== 'waiting_for_approval';
  return endedAt - startedAt >= match.halfLength;
}

/** When play ends, or has ended: never before the running stage can be over. */
export function expectedEnd(match: HallMatch, startedAt: number, rules: DelayRules): number {
  const { endedAt, stageStartedAt, stageCode, halfLength } = match;
  if (endedAt !== null) return endedAt;
  if (stageStartedAt === null) return startedAt + playingTime(match, rules);
  if (stageCode === '2nd_half') return stageStartedAt + halfLength;
  // A shoot-out is as long as it takes.
  if (stageCode === 'shootout') return stageStartedAt;
  return startedAt + playingTime(match, rules);
}
