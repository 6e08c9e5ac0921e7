import {
  delayOf,
  hallHead,
  isLive,
  matchesOfHall,
  recordedStageOf,
  scheduleIndex,
  withdrawnSides,
  type HallHead,
  type Snapshot,
} from '../snapshot/index.ts';
import type { Match } from '../tournament/index.ts';
import { minute } from './describe-match.ts';
import type { ControlRoomFacts, HallReporter } from './facts.ts';

/** What is known of a hall today. Instants in milliseconds. */
export interface HallDay {
  readonly hall: HallHead;
  /** In playing order. */
  readonly matches: readonly Match[];
  readonly live: readonly Match[];
  /** Not begun, and not overtaken by one that was planned later. */
  readonly coming: readonly Match[];
  readonly reporters: readonly HallReporter[];
  /** When play in the hall ended last; null: it has not, or something is played. */
  readonly freeSince: number | null;
  /** Last contact of a hall with a running match, when it is too long ago; else null. */
  readonly silentSince: number | null;
}

/** A reporter's device asks the server every half a minute, which notes it once a minute. */
export const silence = 5 * minute;

/** Halls that are played in today, by code. */
export function hallDays(facts: ControlRoomFacts): HallDay[] {
  const { snapshot } = facts;
  const reporters = Map.groupBy(facts.reporters, ({ placeId }) => placeId);
  return [...scheduleIndex(snapshot.matches).ofHall.keys()]
    .flatMap((id) => {
      const hall = hallHead(snapshot, id);
      const matches = matchesOfHall(snapshot, id).filter(({ day }) => day === facts.today);
      return hall && matches.length > 0 ? hallDay(facts, hall, matches, reporters.get(id) ?? []) : [];
    })
    .toSorted((a, b) => a.hall.code.localeCompare(b.hall.code, 'en', { numeric: true }));
}

function hallDay(
  facts: ControlRoomFacts,
  hall: HallHead,
  matches: readonly Match[],
  reporters: readonly HallReporter[],
): HallDay {
  const { snapshot } = facts;
  const begun = matches.findLastIndex((match) => hasBegun(snapshot, match));
  const live = matches.filter((match) => isLive(snapshot, match));
  const coming = matches.slice(begun + 1).filter((match) => isToCome(snapshot, match));
  const ends = matches.flatMap(({ endedAt }) => (endedAt === null ? [] : Date.parse(endedAt)));
  const freeSince = live.length > 0 || ends.length === 0 ? null : Math.max(...ends);
  return {
    hall,
    matches,
    live,
    coming,
    reporters,
    freeSince,
    silentSince: silentSince(facts, live, reporters),
  };
}

export function isToCome(snapshot: Snapshot, match: Match): boolean {
  if (match.walkOver !== null || withdrawnSides(snapshot, match) !== null) return false;
  return recordedStageOf(snapshot, match) === 'not_started';
}

/** A walkover may be given hours before its match would have begun: it overtakes nobody. */
function hasBegun(snapshot: Snapshot, match: Match): boolean {
  if (match.walkOver !== null && match.startedAt === null) return false;
  return recordedStageOf(snapshot, match) !== 'not_started';
}

/** Halls whose reporters are not planned are never silent: nobody knows whose device is there. */
function silentSince(
  { now, writtenAt }: ControlRoomFacts,
  live: readonly Match[],
  reporters: readonly HallReporter[],
): number | null {
  if (live.length === 0 || reporters.length === 0) return null;
  const heard = [
    ...live.map(({ id, startedAt }) => writtenAt.get(id) ?? startedAt),
    ...reporters.map(({ seenAt }) => seenAt),
  ].flatMap((at) => (at === null ? [] : Date.parse(at)));
  const last = Math.max(...heard);
  return heard.length > 0 && Date.parse(now) - last >= silence ? last : null;
}

/** When a coming match begins as far as is known, never before its plan. */
export function expectedStart(snapshot: Snapshot, match: Match): number | null {
  if (match.startsAt === null) return null;
  const planned = Date.parse(match.startsAt);
  const delay = delayOf(snapshot, match);
  return delay === null ? planned : Math.max(planned, Date.parse(delay.expectedAt));
}

/** Whole minutes that a hall is behind its plan; 0 where it is less than visitors are told of. */
export function minutesLate({ live, coming }: HallDay, { snapshot, now }: ControlRoomFacts): number {
  const [next] = coming;
  const late = next ? lateToCome(snapshot, next, Date.parse(now)) : Math.max(0, ...live.map(lateBegun));
  const minutes = Math.floor(late / minute);
  return minutes < Math.max(snapshot.edition.delays.shownFrom, 1) ? 0 : minutes;
}

function lateToCome(snapshot: Snapshot, match: Match, now: number): number {
  const expected = expectedStart(snapshot, match);
  if (expected === null || match.startsAt === null) return 0;
  return Math.max(0, Math.max(expected, now) - Date.parse(match.startsAt));
}

function lateBegun({ startedAt, startsAt }: Match): number {
  return startedAt === null || startsAt === null ? 0 : Date.parse(startedAt) - Date.parse(startsAt);
}
