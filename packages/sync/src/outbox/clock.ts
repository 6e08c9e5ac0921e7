import { newestClock } from '@sevenmetre/rules/match';
import type { MatchClock } from '../protocol.ts';
import type { ClockAsked, DeviceState, Found, ServerCopy } from './record.ts';

/** The pressed clock; `at` by the device's own clock, milliseconds UTC. */
export type ClockPress = Omit<ClockAsked, 'isServerTime'>;

/** The match clock in the device's time. */
export interface ShownClock {
  readonly stageId: number;
  /** Match clock when it was set, started or stopped. */
  readonly seconds: number;
  /** Milliseconds by the device's clock; null: stopped. */
  readonly runningSince: number | null;
}

/** Milliseconds that the server's clock is ahead of the device's; null: unknown so far (SY34). */
export function learntOffset(state: DeviceState | null): number | null {
  if (state === null) return null;
  return state.isLearnt === true || state.offset !== 0 ? state.offset : null;
}

/** The record of a press: in the server's time if known. */
export function clockAsked({ at, ...press }: ClockPress, state: DeviceState | null): ClockAsked {
  const offset = learntOffset(state);
  return { ...press, at: Math.floor(at + (offset ?? 0)), isServerTime: offset !== null };
}

/** The same in the server's time, if known by now; otherwise unchanged. */
export function inServerTime(clock: ClockAsked, state: DeviceState | null): ClockAsked {
  const offset = learntOffset(state);
  if (clock.isServerTime || offset === null) return clock;
  return { ...clock, at: Math.floor(clock.at + offset), isServerTime: true };
}

type Known = MatchClock & Pick<ClockAsked, 'isServerTime'>;

/** The newest clock of a match, from the server's data and local records. null: none. */
function newestOf({ copy, records, state }: Found): Known | null {
  const theirs = copy?.clock === undefined ? [] : [{ ...copy.clock, isServerTime: true }];
  const own = records.flatMap(({ data, modifiedAt, device, key }) =>
    data.kind === 'clock'
      ? [{ ...inServerTime(data.clock, state), recordedAt: modifiedAt, device, key }]
      : [],
  );
  return newestClock([...theirs, ...own]);
}

/**
 * The clock shown by the device (SY34). Without the server's time, a clock started by this device runs by its
 * own time, and one started by another device stays at its recorded value, since its start is unknown.
 */
export function shownClock(found: Found): ShownClock | null {
  const newest = newestOf(found);
  if (newest === null) return null;
  const { stageId, seconds, running, at, isServerTime } = newest;
  const offset = isServerTime ? learntOffset(found.state) : 0;
  return { stageId, seconds, runningSince: running && offset !== null ? at - offset : null };
}

/** Key of the newest clock, if another device can convert its time; null: none. */
export function newestKey(found: Found): string | null {
  const newest = newestOf(found);
  return newest?.isServerTime === true ? newest.key : null;
}

/** The newest recording time of a clock that this device knows: its next one must be later. */
export function lastRecorded({ copy }: Found): number {
  return copy?.clock?.recordedAt ?? 0;
}

/** The match's data with a received clock, unless a newer one is known. */
export function withClock(copy: ServerCopy, clock: MatchClock | null | undefined): ServerCopy {
  const newest = newestClock([...(copy.clock ? [copy.clock] : []), ...(clock ? [clock] : [])]);
  return newest === null || newest === copy.clock ? copy : { ...copy, clock: newest };
}

/** Times of a call and its answer by the device's clock, and the server's Date; milliseconds UTC. */
export interface AnswerTimes {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly date: number;
}

/** Longer than the timeout of a call; milliseconds. */
const longestWay = 15_000;

/**
 * The device's state after an answer with the server's time. Ignored if the device's clock was set during the
 * call.
 */
export function timeLearnt(
  state: DeviceState,
  times: AnswerTimes,
  { offsetAfter }: { readonly offsetAfter: (current: number, times: AnswerTimes) => number },
): DeviceState {
  const way = times.receivedAt - times.sentAt;
  if (way < 0 || way > longestWay) return state;
  return { ...state, offset: offsetAfter(state.offset, times), isLearnt: true };
}
