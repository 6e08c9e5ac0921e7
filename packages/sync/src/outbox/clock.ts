import { newestClock } from '@sevenmetre/rules/match';
import type { MatchClock } from '../protocol.ts';
import type { Found } from './ports.ts';
import type { ClockAsked, DeviceState, ServerCopy } from './record.ts';

/** The clock as it was pressed; `at` by the device's own clock, milliseconds UTC. */
export type ClockPress = Omit<ClockAsked, 'isServerTime'>;

/** The match clock by the clock of this device. */
export interface ShownClock {
  readonly stageId: number;
  /** Match clock when it was set, started or stopped. */
  readonly seconds: number;
  /** Milliseconds by the device's clock; null: it stands. */
  readonly runningSince: number | null;
}

/** Milliseconds that the server's clock is ahead of the device's; null: no answer has told it yet (SY34). */
export function learntOffset(state: DeviceState | null): number | null {
  if (state === null) return null;
  return state.isLearnt === true || state.offset !== 0 ? state.offset : null;
}

/** What is recorded of a press: by the server's time as soon as that is known. */
export function clockAsked({ at, ...press }: ClockPress, state: DeviceState | null): ClockAsked {
  const offset = learntOffset(state);
  return { ...press, at: Math.floor(at + (offset ?? 0)), isServerTime: offset !== null };
}

/** The same by the server's time, if that has been learnt since; otherwise as it is. */
export function inServerTime(clock: ClockAsked, state: DeviceState | null): ClockAsked {
  const offset = learntOffset(state);
  if (clock.isServerTime || offset === null) return clock;
  return { ...clock, at: Math.floor(clock.at + offset), isServerTime: true };
}

type Known = MatchClock & Pick<ClockAsked, 'isServerTime'>;

/** The newest clock of a match, of what the server told and what was recorded here. null: nobody has recorded any. */
function newestOf({ copy, records, state }: Found): Known | null {
  const told = copy?.clock === undefined ? [] : [{ ...copy.clock, isServerTime: true }];
  const own = records.flatMap(({ data, modifiedAt, device, key }) =>
    data.kind === 'clock'
      ? [{ ...inServerTime(data.clock, state), recordedAt: modifiedAt, device, key }]
      : [],
  );
  return newestClock([...told, ...own]);
}

/**
 * The clock that the device shows (SY34). Without the server's time a clock that this device has started runs by its own, and
 * one that another has started stands as it was recorded: nobody knows since when it runs.
 */
export function shownClock(found: Found): ShownClock | null {
  const newest = newestOf(found);
  if (newest === null) return null;
  const { stageId, seconds, running, at, isServerTime } = newest;
  const offset = isServerTime ? learntOffset(found.state) : 0;
  return { stageId, seconds, runningSince: running && offset !== null ? at - offset : null };
}

/** Key of the newest clock, if another device can place it in time; null: none. */
export function newestKey(found: Found): string | null {
  const newest = newestOf(found);
  return newest?.isServerTime === true ? newest.key : null;
}

/** The newest instant by which a clock was recorded that this device knows of: its next one has to be later. */
export function lastRecorded({ copy }: Found): number {
  return copy?.clock?.recordedAt ?? 0;
}

/** The list of a match with a clock that was told beside it, unless a newer one is known. */
export function withClock(copy: ServerCopy, clock: MatchClock | null | undefined): ServerCopy {
  const newest = newestClock([...(copy.clock ? [copy.clock] : []), ...(clock ? [clock] : [])]);
  return newest === null || newest === copy.clock ? copy : { ...copy, clock: newest };
}

/** When a call left and its answer came, by the device's clock, and the server's Date; milliseconds UTC. */
export interface AnswerTimes {
  readonly sentAt: number;
  readonly heardAt: number;
  readonly date: number;
}

/** A call is given up earlier; milliseconds. */
const longestWay = 15_000;

/** The device once an answer has told the server's time. A clock that was set while it was on its way has learnt nothing from it. */
export function timeLearnt(
  state: DeviceState,
  times: AnswerTimes,
  { offsetAfter }: { readonly offsetAfter: (current: number, times: AnswerTimes) => number },
): DeviceState {
  const way = times.heardAt - times.sentAt;
  if (way < 0 || way > longestWay) return state;
  return { ...state, offset: offsetAfter(state.offset, times), isLearnt: true };
}
