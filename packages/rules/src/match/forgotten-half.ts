import { stageEnd, stageStart } from './clock.ts';
import { timeWithinStage } from './late-entry.ts';
import { tableClockAt } from './table-clock.ts';
import type { TableClock } from './table-clock.ts';

/** An event of play, with what it says and when it was recorded. */
export interface RecordedAt {
  readonly key: string;
  /** Match clock in seconds, of the first half. */
  readonly seconds: number;
  /** Instant in milliseconds, by the clock that `now` is of. */
  readonly at: number;
}

/** A first half that goes on by the table's clock, and in truth is over. */
export interface ForgottenHalf {
  /** Keys of what was recorded since, the earliest first. */
  readonly keys: readonly string[];
  /** Match clock in seconds that the second half has probably reached. */
  readonly seconds: number;
}

/** What happens at the whistle is entered within this time, milliseconds. */
const grace = 90_000;
/** No break is as long as this, milliseconds. */
const longestBreak = 12 * 60_000;
/** Seconds of play before the first event that was recorded since. */
const playedBefore = 30;

/**
 * Whether the second half has probably begun without anybody saying so: the clock is at the end of the first, and either
 * something was recorded at that end long after it came, or no break lasts as long. null: nothing says so. Rule MA50.
 *
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
 * The match clock of an event of the second half, in seconds, by when it was recorded: the clock shows `seconds` at `now`.
 * Rule MA51.
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
