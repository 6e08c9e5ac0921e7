import type { StageCode } from '../vocabulary/index.ts';
import { stageEnd, stageStart } from './clock.ts';

export interface MatchTime {
  readonly stage: StageCode;
  /** Match clock in seconds. */
  readonly seconds: number;
}

/**
 * A time that somebody sets by hand, kept inside its stage: a half has no second before its beginning and none after its
 * end. Rule MA35.
 */
export function timeWithinStage({ stage, seconds }: MatchTime, halfLength: number): MatchTime {
  const [start, end] = [stageStart(stage, halfLength), stageEnd(stage, halfLength)];
  return { stage, seconds: Math.min(Math.max(Math.floor(seconds), start), end) };
}

/**
 * The time that a late entry begins with: so many seconds before the clock, in the same half. Before the match and after
 * its halves it is the end of the last half that was played. Rule MA35.
 */
export function lateEntryTime(now: MatchTime, ago: number, halfLength: number): MatchTime {
  const isHalf = now.stage === '1st_half' || now.stage === '2nd_half';
  const stage = isHalf ? now.stage : now.stage === 'not_started' ? '1st_half' : '2nd_half';
  const from = isHalf ? now.seconds - ago : stageEnd(stage, halfLength);
  return timeWithinStage({ stage, seconds: from }, halfLength);
}

/** The same distance from the beginning, in another half. Rule MA35. */
export function inStage({ stage, seconds }: MatchTime, target: StageCode, halfLength: number): MatchTime {
  const within = seconds - stageStart(stage, halfLength);
  return timeWithinStage({ stage: target, seconds: stageStart(target, halfLength) + within }, halfLength);
}
