import { isExtra, isPeriod, periodCodes } from '../vocabulary/index.ts';
import type { StageCode } from '../vocabulary/index.ts';
import { stageEnd, stageStart } from './clock.ts';

export interface MatchTime {
  readonly stage: StageCode;
  /** Match clock in seconds. */
  readonly seconds: number;
}

/** Limits a manually set time to its stage. Rule MA35. */
export function timeWithinStage({ stage, seconds }: MatchTime, halfLength: number): MatchTime {
  const [start, end] = [stageStart(stage, halfLength), stageEnd(stage, halfLength)];
  return { stage, seconds: Math.min(Math.max(Math.floor(seconds), start), end) };
}

/**
 * Initial time of a late entry: some seconds before the clock, in the same half. If no half is running, a
 * paper record is being typed in: it continues at the last event, or at the start of the match. Rule MA35.
 * @param last the last recorded time in a half; null: none
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

/** Whether the time is in a half, since only halves have minutes. */
export function isOfHalf({ stage }: Pick<MatchTime, 'stage'>): boolean {
  return isPeriod(stage);
}

/**
 * The next or previous full minute, also across half-time; extra times are not entered from a half of regular time. Rule
 * MA35.
 */
export function minuteOn({ stage, seconds }: MatchTime, by: 1 | -1, halfLength: number): MatchTime {
  const minute = by === 1 ? Math.floor(seconds / 60) + 1 : Math.ceil(seconds / 60) - 1;
  const last = isExtra(stage) ? periodCodes.length : 2;
  const target =
    periodCodes.slice(0, last).find((period) => minute * 60 < stageEnd(period, halfLength)) ??
    periodCodes[last - 1] ??
    stage;
  return timeWithinStage({ stage: target, seconds: minute * 60 }, halfLength);
}

/** The same distance from the start, in another half. Rule MA35. */
export function inStage({ stage, seconds }: MatchTime, target: StageCode, halfLength: number): MatchTime {
  const within = seconds - stageStart(stage, halfLength);
  return timeWithinStage({ stage: target, seconds: stageStart(target, halfLength) + within }, halfLength);
}
