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
 * The time that a late entry begins with: so many seconds before the clock, in the same half. While no half is played a
 * sheet of paper is typed in, which goes on from its last event, or begins with the match. Rule MA35.
 *
 * @param last of what is recorded in a half; null: nothing yet
 */
export function lateEntryTime(
  now: MatchTime,
  ago: number,
  last: MatchTime | null,
  halfLength: number,
): MatchTime {
  if (!isOfHalf(now)) return last ?? { stage: '1st_half', seconds: 0 };
  return timeWithinStage({ stage: now.stage, seconds: now.seconds - ago }, halfLength);
}

/** Whether it is a time of one of the halves: only these have minutes. */
export function isOfHalf({ stage }: Pick<MatchTime, 'stage'>): boolean {
  return stage === '1st_half' || stage === '2nd_half';
}

/** The next full minute, or the one before, also over half-time: as one reads down a sheet of paper. Rule MA35. */
export function minuteOn({ seconds }: MatchTime, by: 1 | -1, halfLength: number): MatchTime {
  const minute = by === 1 ? Math.floor(seconds / 60) + 1 : Math.ceil(seconds / 60) - 1;
  const stage = minute * 60 < halfLength ? '1st_half' : '2nd_half';
  return timeWithinStage({ stage, seconds: minute * 60 }, halfLength);
}

/** The same distance from the beginning, in another half. Rule MA35. */
export function inStage({ stage, seconds }: MatchTime, target: StageCode, halfLength: number): MatchTime {
  const within = seconds - stageStart(stage, halfLength);
  return timeWithinStage({ stage: target, seconds: stageStart(target, halfLength) + within }, halfLength);
}
