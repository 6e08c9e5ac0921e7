import { openingDay } from '../../schedule/index.ts';
import { matchesInOrder } from '../changes/live-body.ts';
import { sliceHead } from '../lookups/heads.ts';
import { isFinished, isLive } from '../lookups/progress.ts';
import { ticket } from '../lookups/ticket.ts';
import type { MatchTicket, Opponent, ScheduleMatch, ScheduleSlice } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { categoriesOf } from './hall-slice.ts';

/** Days with matches, in order. */
export function daysPlayed(snapshot: Snapshot): string[] {
  const days = new Set(matchesInOrder(snapshot).flatMap(({ day }) => day ?? []));
  return [...days].sort();
}

/**
 * All matches of a day in the order of play; without `asked` also those of other days that are still being played (SC14). Shared data are contained once: teams, halls, groups.
 * @param asked ISO date; null: the initial day for `today`
 * @param today ISO date in the tournament's zone
 */
export function scheduleSlice(snapshot: Snapshot, asked: string | null, today: string): ScheduleSlice {
  const days = daysPlayed(snapshot);
  const day = asked ?? openingDay(days, today);
  const all = matchesInOrder(snapshot);
  const isOpen = (match: Match) => asked === null && isLive(snapshot, match);
  const matches = day === null ? [] : all.filter((match) => match.day === day || isOpen(match));
  const tickets = matches.map((match) => ticket(snapshot, match));
  return {
    ...sliceHead(snapshot),
    day,
    days: days.map((one) => countsOf(snapshot, all, one)),
    categories: categoriesOf(snapshot, matches),
    halls: eachOnce(
      tickets,
      ({ hall }) => hall,
      ({ id }) => id,
    ).sort((a, b) => (a.code < b.code ? -1 : 1)),
    groups: eachOnce(
      tickets,
      ({ group }) => group,
      ({ slug }) => slug,
    ),
    teams: eachOnce(
      tickets.flatMap(({ home, away }) => [home, away]),
      ({ team }) => team,
      ({ id }) => id,
    ),
    matches: tickets.map((one) => scheduleMatch(one, day)),
  };
}

function countsOf(snapshot: Snapshot, all: readonly Match[], day: string): ScheduleSlice['days'][number] {
  const own = all.filter((match) => match.day === day);
  return { day, matches: own.length, played: own.filter((match) => isFinished(snapshot, match)).length };
}

/** Values that rows refer to, once each, in order of appearance. */
function eachOnce<T, V>(
  rows: readonly T[],
  valueOf: (row: T) => V | null,
  keyOf: (value: V) => string | number,
): V[] {
  const found = new Map<string | number, V>();
  for (const row of rows) {
    const value = valueOf(row);
    if (value !== null && !found.has(keyOf(value))) found.set(keyOf(value), value);
  }
  return [...found.values()];
}

/** A ticket without data that the slice contains once, and without empty fields. */
function scheduleMatch(
  { id, matchNumber, category, stageCode, halfLength, ...row }: MatchTicket,
  day: string | null,
): ScheduleMatch {
  const { homeScore, awayScore, walkOver, stageStartedAt, clock, delay, startsAt, time } = row;
  const { withdrawn, notCounted, streamed } = row;
  return {
    id,
    matchNumber,
    category,
    group: row.group?.slug ?? null,
    home: sideOf(row.home),
    away: sideOf(row.away),
    hall: row.hall?.id ?? null,
    stageCode,
    halfLength,
    ...(row.day !== null && row.day !== day && { day: row.day }),
    ...(homeScore !== null && { homeScore }),
    ...(awayScore !== null && { awayScore }),
    ...(walkOver !== null && { walkOver }),
    ...(withdrawn !== undefined && { withdrawn }),
    ...(notCounted && { notCounted }),
    ...(streamed && { streamed }),
    ...(row.endedInShootout && { endedInShootout: true }),
    ...(row.endedInExtraTime && { endedInExtraTime: true }),
    ...(row.beingChecked && { beingChecked: true }),
    ...(stageStartedAt !== null && { stageStartedAt }),
    ...(clock !== null && { clock }),
    ...(delay !== null && { delay }),
    ...(startsAt !== null && { startsAt }),
    ...(time !== null && { time }),
  };
}

function sideOf(opponent: Opponent): number | Opponent {
  return opponent.team?.id ?? opponent;
}
