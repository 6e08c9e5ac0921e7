import type { StageCode } from '../vocabulary/index.ts';
import type { RecordedEvent } from './recorded-event.ts';

/** Seconds of match clock at which a stage begins. The clock stands still in a shoot-out and after it. */
export function stageStart(code: StageCode, halfLength: number): number {
  if (code === 'not_started' || code === '1st_half') return 0;
  if (code === '2nd_half') return halfLength;
  return 2 * halfLength;
}

/** Seconds of match clock at which a stage ends; where the clock does not run, it ends where it begins. */
export function stageEnd(code: StageCode, halfLength: number): number {
  if (code === '1st_half') return halfLength;
  if (code === '2nd_half') return 2 * halfLength;
  return stageStart(code, halfLength);
}

export interface RunningStage {
  readonly stage: StageCode;
  /** When the stage began: UTC ISO 8601 or an instant; null while nobody has started it. */
  readonly stageStartedAt: string | Date | null;
  /** Seconds. */
  readonly halfLength: number;
}

export interface Clock {
  readonly minute: number;
  /** 0–59. */
  readonly second: number;
  /** The stage's time has run out, or the clock does not run any more. */
  readonly over: boolean;
}

/** The match clock that everybody sees: the second half goes on counting, and no half shows more than its length. */
export function matchClockAt(running: RunningStage, now: Date): Clock {
  const { stage, halfLength } = running;
  return clock(stageStart(stage, halfLength) + elapsed(running, now), isOver(running, now));
}

/** The clock within the stage: every half begins at 0:00. */
export function stageClock(running: RunningStage, now: Date): Clock {
  return clock(elapsed(running, now), isOver(running, now));
}

/** Seconds of match clock of an event. A time written before its stage's beginning counts as that beginning. */
export function eventClock(
  event: Pick<RecordedEvent, 'minute' | 'second' | 'competitionMatchStageCode'>,
  halfLength: number,
): number {
  const written = event.minute * 60 + event.second;
  return Math.max(written, stageStart(event.competitionMatchStageCode, halfLength));
}

function isOver(running: RunningStage, now: Date): boolean {
  const { stage, halfLength } = running;
  if (stage === 'not_started') return false;
  return elapsed(running, now) >= stageEnd(stage, halfLength) - stageStart(stage, halfLength);
}

/** Whole seconds of the stage that have been played, never more than the stage is long. */
function elapsed({ stage, stageStartedAt, halfLength }: RunningStage, now: Date): number {
  if (stageStartedAt === null) return 0;
  const seconds = Math.floor((now.getTime() - new Date(stageStartedAt).getTime()) / 1000);
  const length = stageEnd(stage, halfLength) - stageStart(stage, halfLength);
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(seconds, 0), length);
}

function clock(seconds: number, over: boolean): Clock {
  return { minute: Math.floor(seconds / 60), second: seconds % 60, over };
}
