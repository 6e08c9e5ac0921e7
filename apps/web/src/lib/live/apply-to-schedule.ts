import type { StreamFrame } from '@sevenmetre/contract/live/stream-frame';
import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import { rowOf, ticketsOf } from '../matches/schedule-rows.ts';
import { comparePlayingOrder, mergeTickets } from './merge-tickets.ts';

/**
 * A day after a frame that may be applied; null when a match has come to the day or left it, or names a team, hall or group that
 * the day does not know: then it has to be fetched.
 */
export function applyToSchedule(slice: ScheduleSlice, frame: StreamFrame): ScheduleSlice | null {
  const known = new Set(slice.matches.map(({ id }) => id));
  const all = frame.matches ?? [];
  const told = all.filter(({ id }) => known.has(id));
  const isMoved = all.some(({ id, day }) => day !== undefined && (day === slice.day) !== known.has(id));
  if (isMoved) return null;
  if (told.length === 0) return { ...slice, version: frame.version };
  const changed = new Set(told.map(({ id }) => id));
  const matches = mergeTickets(ticketsOf(slice), told).sort(comparePlayingOrder);
  const named = matches.filter(({ id }) => changed.has(id));
  const teams = new Map(slice.teams.map((team) => [team.id, team]));
  for (const { home, away } of named) for (const { team } of [home, away]) if (team) teams.set(team.id, team);
  const halls = new Set(slice.halls.map(({ id }) => id));
  const groups = new Set(slice.groups.map(({ slug }) => slug));
  const isUnknown = named.some(
    ({ hall, group }) => (hall && !halls.has(hall.id)) || (group && !groups.has(group.slug)),
  );
  if (isUnknown) return null;
  const rows = new Map(slice.matches.map((row) => [row.id, row]));
  return {
    ...slice,
    version: frame.version,
    teams: [...teams.values()],
    matches: matches.flatMap((match) =>
      changed.has(match.id) ? rowOf(match, slice.day) : (rows.get(match.id) ?? []),
    ),
  };
}
