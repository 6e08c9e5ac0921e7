import type { StageCode } from '../vocabulary/index.ts';
import { recordedSeconds } from './match-clock.ts';
import type { RecordedClock } from '../tournament/index.ts';
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
  /** As recorded at the table in this stage; null: nobody has, so the stage's beginning tells. */
  readonly clock: RecordedClock | null;
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

/** Seconds of match clock of an event. A time written before its stage's beginning counts as that beginning. */
export function eventClock(
  event: Pick<RecordedEvent, 'minute' | 'second' | 'competitionMatchStageCode'>,
  halfLength: number,
): number {
  const written = event.minute * 60 + event.second;
  return Math.max(written, stageStart(event.competitionMatchStageCode, halfLength));
}

/**
 * Seconds since the time of the stage ran out; null while it has not, or where the clock does not run. The pause and whatever
 * comes next begin there.
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

/** Whole seconds of the stage that have been played, never more than the stage is long. */
function elapsed(running: RunningStage, now: Date): number {
  const { stage, halfLength } = running;
  const length = stageEnd(stage, halfLength) - stageStart(stage, halfLength);
  return Math.min(Math.max(played(running, now), 0), length);
}

/** The same without limits. A recorded clock goes before the instant at which the stage was begun. Rules MA43, MA44. */
function played({ stage, stageStartedAt, halfLength, clock: recorded }: RunningStage, now: Date): number {
  if (recorded !== null) return recordedSeconds(recorded, now.getTime()) - stageStart(stage, halfLength);
  if (stageStartedAt === null) return 0;
  const seconds = Math.floor((now.getTime() - new Date(stageStartedAt).getTime()) / 1000);
  return Number.isNaN(seconds) ? 0 : seconds;
}

function clock(seconds: number, over: boolean): Clock {
  return { minute: Math.floor(seconds / 60), second: seconds % 60, over };
}
