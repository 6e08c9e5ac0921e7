import { millisecondsOfMinute } from '../dates/index.ts';
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
import type { DayTime, HallClosure, Match } from '../tournament/index.ts';
import type { ControlRoomFacts, HallReporter } from './facts.ts';

/** State of a hall today. Instants in milliseconds. */
export interface HallDay {
  readonly hall: HallHead;
  /** In the order of play. */
  readonly matches: readonly Match[];
  readonly live: readonly Match[];
  /** Matches that have not begun, without those overtaken by a later one. */
  readonly coming: readonly Match[];
  readonly reporters: readonly HallReporter[];
  /** When the last match in the hall ended; null: none has, or one is running. */
  readonly freeSince: number | null;
  /** Last contact of a hall with a running match, if it is too long ago; else null. */
  readonly silentSince: number | null;
  /** By changes of the published schedule, today. */
  readonly closures: readonly HallClosure[];
}

/** A reporter's device calls every half a minute; the server records it once a minute. */
export const silenceLimit = 5 * millisecondsOfMinute;

/** Whether a match belongs to the present day of play: it is planned today, or an earlier one that is still being played (CT15). */
export function isOfToday(
  { snapshot, today }: Pick<ControlRoomFacts, 'snapshot' | 'today'>,
  match: Match,
): boolean {
  return match.day === today || (match.day !== null && match.day < today && isLive(snapshot, match));
}

/** Halls with matches of the present day of play or closed by a change today, by code. */
export function hallDays(facts: ControlRoomFacts): HallDay[] {
  const { snapshot } = facts;
  const reporters = Map.groupBy(facts.reporters, ({ placeId }) => placeId);
  const closures = Map.groupBy(closuresToday(facts), ({ placeId }) => placeId);
  const ids = new Set([...scheduleIndex(snapshot.matches).ofHall.keys(), ...closures.keys()]);
  return [...ids]
    .flatMap((id) => {
      const hall = hallHead(snapshot, id);
      const matches = matchesOfHall(snapshot, id).filter((match) => isOfToday(facts, match));
      const closed = closures.get(id) ?? [];
      if (!hall || matches.length + closed.length === 0) return [];
      return { ...hallDay(facts, hall, matches, reporters.get(id) ?? []), closures: closed };
    })
    .toSorted((a, b) => a.hall.code.localeCompare(b.hall.code, 'en', { numeric: true }));
}

function closuresToday({ snapshot, today }: ControlRoomFacts): HallClosure[] {
  return snapshot.closures.filter(({ from, to }) => from.day <= today && today <= to.day);
}

/** The end of the closure of a hall at a moment; null: the hall can be used then. Closures that follow each other are one. */
export function closedUntil(
  { closures }: Pick<HallDay, 'closures'>,
  day: string,
  time: string | null,
): DayTime | null {
  const byStart = closures.toSorted((a, b) => (textOf(a.from) < textOf(b.from) ? -1 : 1));
  return byStart.reduce<DayTime | null>((until, { from, to }) => {
    const moment = until ? textOf(until) : `${day} ${time}`;
    const isLonger = textOf(from) <= moment && moment < textOf(to);
    return isLonger ? to : until;
  }, null);
}

function textOf({ day, time }: DayTime): string {
  return `${day} ${time}`;
}

/** When the hall closes later today, `HH:MM`, once it can be used again if it is closed; null: it does not. */
export function nextClosure(hall: Pick<HallDay, 'closures'>, day: string, time: string): string | null {
  const moment = textOf(closedUntil(hall, day, time) ?? { day, time });
  const coming = hall.closures.flatMap(({ from }) =>
    from.day === day && textOf(from) > moment ? from.time : [],
  );
  return coming.toSorted()[0] ?? null;
}

function hallDay(
  facts: ControlRoomFacts,
  hall: HallHead,
  matches: readonly Match[],
  reporters: readonly HallReporter[],
): Omit<HallDay, 'closures'> {
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

/** A walkover may be set hours before its match: it does not count as begun. */
function hasBegun(snapshot: Snapshot, match: Match): boolean {
  if (match.walkOver !== null && match.startedAt === null) return false;
  return recordedStageOf(snapshot, match) !== 'not_started';
}

/** Halls without assigned reporters are never silent, since their devices are unknown. */
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
  return heard.length > 0 && Date.parse(now) - last >= silenceLimit ? last : null;
}

/** Expected start of a coming match, never before the planned one. */
export function expectedStart(snapshot: Snapshot, match: Match): number | null {
  if (match.startsAt === null) return null;
  const planned = Date.parse(match.startsAt);
  const delay = delayOf(snapshot, match);
  return delay === null ? planned : Math.max(planned, Date.parse(delay.expectedAt));
}

/**
 * Delay of a hall in whole minutes: that of the next match, or of the match in play if a break makes up for it; 0 if it is
 * too small to be shown to visitors. A match that would begin while the hall is closed has no delay.
 */
export function minutesLate(day: HallDay, { snapshot, now }: ControlRoomFacts): number {
  const [next] = day.coming;
  const waits = next?.day != null && closedUntil(day, next.day, next.time) !== null;
  const ahead = next && !waits ? lateToCome(snapshot, next, Date.parse(now)) : 0;
  const late = ahead > 0 ? ahead : Math.max(0, ...day.live.map(lateBegun));
  const minutes = Math.floor(late / millisecondsOfMinute);
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
