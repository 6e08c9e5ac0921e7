import { stageEnd, stageStart } from './clock.ts';
import { timeWithinStage } from './late-entry.ts';
import { tableClockAt } from './table-clock.ts';
import type { TableClock } from './table-clock.ts';

/** An event of play with its time and the time of recording. */
export interface RecordedAt {
  readonly key: string;
  /** Match clock in seconds, of the first half. */
  readonly seconds: number;
  /** Time of recording in milliseconds, by the clock of `now`. */
  readonly at: number;
}

/** A first half that is running by the table's clock, but is probably over. */
export interface ForgottenHalf {
  /** Keys of events recorded since, earliest first. */
  readonly keys: readonly string[];
  /** Probable match clock of the second half, in seconds. */
  readonly seconds: number;
}

/** Events at the whistle are entered within this time, milliseconds. */
const grace = 90_000;
/** Breaks are shorter than this, milliseconds. */
const longestBreak = 12 * 60_000;
/** Assumed seconds of play before the first event recorded since. */
const playedBefore = 30;

/**
 * Whether the second half has probably begun without being recorded: the clock is at the end of the first
 * half, and either an event was recorded there long after it, or the break would be too long. null: no. Rule
 * MA50.
 * @param events of the first half
 */
export function forgottenHalf(
  clock: TableClock,
  events: readonly RecordedAt[],
  now: number,
  halfLength: number,
): ForgottenHalf | null {
  const end = stageEnd('1st_half', halfLength);
  if (clock.stage !== '1st_half' || tableClockAt(clock, now, halfLength) < end) return null;
  const atEnd = events.filter(({ seconds }) => seconds >= end).toSorted((a, b) => a.at - b.at);
  const endedAt =
    clock.runningSince === null ? atEnd[0]?.at : clock.runningSince + (end - clock.seconds) * 1000;
  if (endedAt === undefined) return null;
  const late = atEnd.filter(({ at }) => at - endedAt > grace);
  const [first] = late;
  if (first === undefined) return now - endedAt > longestBreak ? { keys: [], seconds: end } : null;
  const played = Math.max(Math.floor((now - first.at) / 1000), 0) + playedBefore;
  const { seconds } = timeWithinStage({ stage: '2nd_half', seconds: end + played }, halfLength);
  return { keys: late.map(({ key }) => key), seconds };
}

/**
 * Match clock in seconds of an event of the second half, from its time of recording: the clock shows
 * `seconds` at `now`. Rule MA51.
 */
export function secondHalfTime(
  recordedAt: number,
  { seconds, now }: { readonly seconds: number; readonly now: number },
  halfLength: number,
): number {
  const then = seconds - Math.max(Math.floor((now - recordedAt) / 1000), 0);
  const start = stageStart('2nd_half', halfLength);
  return timeWithinStage({ stage: '2nd_half', seconds: Math.max(then, start) }, halfLength).seconds;
}
