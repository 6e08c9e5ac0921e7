import { isPeriod } from '../vocabulary/index.ts';
import type { StageCode } from '../vocabulary/index.ts';
import { stageEnd } from './clock.ts';
import { type ClockOrder, newestClock } from './match-clock.ts';
import type { RecordedClock } from '../tournament/index.ts';

export interface StagedClock extends RecordedClock, ClockOrder {
  readonly stage: StageCode;
}

/** Instants, milliseconds UTC; null: not recorded. */
export interface PlayTimes {
  readonly begin: number | null;
  readonly end: number | null;
}

/**
 * First throw-off and final whistle by the recorded clock (rule MA113): the last start at 0:00 or, if the table started late, the first start
 * less its time; and when the last half reached its end, or was stopped before it.
 */
export function playTimes(clocks: readonly StagedClock[], halfLength: number): PlayTimes {
  return { begin: beginOf(clocks), end: endOf(clocks, halfLength) };
}

function beginOf(clocks: readonly StagedClock[]): number | null {
  const starts = clocks.filter(({ stage, running }) => stage === '1st_half' && running);
  const anew = newestClock(starts.filter(({ seconds }) => seconds === 0));
  if (anew !== null) return anew.at;
  const [first] = starts.toSorted((a, b) => a.at - b.at);
  return first === undefined ? null : first.at - first.seconds * 1000;
}

function endOf(clocks: readonly StagedClock[], halfLength: number): number | null {
  const last = newestClock(clocks);
  if (last === null || !isPeriod(last.stage) || last.stage === '1st_half') return null;
  const end = stageEnd(last.stage, halfLength);
  if (!last.running && last.seconds < end) return last.at;
  const started = newestClock(clocks.filter(({ stage, running }) => stage === last.stage && running));
  return started === null ? null : started.at + (end - started.seconds) * 1000;
}
