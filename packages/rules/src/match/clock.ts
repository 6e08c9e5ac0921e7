import { extraCodes, isExtra } from '../vocabulary/index.ts';
import type { StageCode } from '../vocabulary/index.ts';
import { recordedSeconds } from './match-clock.ts';
import type { RecordedClock } from '../tournament/index.ts';
import type { RecordedEvent } from './recorded-event.ts';

/** Seconds of one half of an extra time (rule MA110; IHF rule 2:2: two halves of five minutes). */
export const extraHalfLength = 300;

/**
 * Match clock in seconds at the start of a stage; it continues in extra times. The clock does not run in a shoot-out and
 * after it.
 */
export function stageStart(code: StageCode, halfLength: number): number {
  if (code === 'not_started' || code === '1st_half') return 0;
  if (code === '2nd_half') return halfLength;
  return 2 * halfLength + (isExtra(code) ? extraCodes.indexOf(code) * extraHalfLength : 0);
}

/** Match clock in seconds at the end of a stage; equal to the start if the clock does not run. */
export function stageEnd(code: StageCode, halfLength: number): number {
  if (code === '1st_half') return halfLength;
  if (code === '2nd_half') return 2 * halfLength;
  if (isExtra(code)) return stageStart(code, halfLength) + extraHalfLength;
  return stageStart(code, halfLength);
}

/** Match clock in seconds at the end of play: of regular time, or of the last extra time with events. */
export function playEnd(
  events: Iterable<Pick<RecordedEvent, 'competitionMatchStageCode'>>,
  halfLength: number,
): number {
  let end = 2 * halfLength;
  for (const { competitionMatchStageCode: stage } of events) end = Math.max(end, stageEnd(stage, halfLength));
  return end;
}

export interface RunningStage {
  readonly stage: StageCode;
  /** Start of the stage: UTC ISO 8601 or an instant; null: not started. */
  readonly stageStartedAt: string | Date | null;
  /** Seconds. */
  readonly halfLength: number;
  /** Clock recorded at the table in this stage; null: none, use the start of the stage. */
  readonly clock: RecordedClock | null;
}

export interface Clock {
  readonly minute: number;
  /** 0–59. */
  readonly second: number;
  /** The time of the stage is over, or the clock does not run any more. */
  readonly over: boolean;
}

/** The public match clock: continuous in the second half, and at most the length of each half. */
export function matchClockAt(running: RunningStage, now: Date): Clock {
  const { stage, halfLength } = running;
  return clock(stageStart(stage, halfLength) + elapsed(running, now), isOver(running, now));
}

/** Match clock of an event in seconds. A time before the start of its stage counts as that start. */
export function eventClock(
  event: Pick<RecordedEvent, 'minute' | 'second' | 'competitionMatchStageCode'>,
  halfLength: number,
): number {
  const written = event.minute * 60 + event.second;
  return Math.max(written, stageStart(event.competitionMatchStageCode, halfLength));
}

/**
 * Seconds since the end of the stage's time; null before, or if the clock does not run. The break is counted
 * from there.
 */
export function overSince(running: RunningStage, now: Date): number | null {
  const { stage, halfLength, clock: recorded } = running;
  const length = stageEnd(stage, halfLength) - stageStart(stage, halfLength);
  if (length === 0 || !isOver(running, now)) return null;
  if (recorded === null || recorded.running) return played(running, now) - length;
  return Math.max(Math.floor((now.getTime() - recorded.at) / 1000), 0);
}

function isOver(running: RunningStage, now: Date): boolean {
  const { stage, halfLength } = running;
  if (stage === 'not_started') return false;
  return elapsed(running, now) >= stageEnd(stage, halfLength) - stageStart(stage, halfLength);
}

/** Whole seconds played in the stage, at most its length. */
function elapsed(running: RunningStage, now: Date): number {
  const { stage, halfLength } = running;
  const length = stageEnd(stage, halfLength) - stageStart(stage, halfLength);
  return Math.min(Math.max(played(running, now), 0), length);
}

/** The same without limits. A recorded clock overrides the start of the stage. Rules MA43, MA44. */
function played({ stage, stageStartedAt, halfLength, clock: recorded }: RunningStage, now: Date): number {
  if (recorded !== null) return recordedSeconds(recorded, now.getTime()) - stageStart(stage, halfLength);
  if (stageStartedAt === null) return 0;
  const seconds = Math.floor((now.getTime() - new Date(stageStartedAt).getTime()) / 1000);
  return Number.isNaN(seconds) ? 0 : seconds;
}

function clock(seconds: number, over: boolean): Clock {
  return { minute: Math.floor(seconds / 60), second: seconds % 60, over };
}
