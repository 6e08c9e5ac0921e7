import type { OwnAppointments } from '@sevenmetre/contract/appointments/schemas';
import { isCalledOff } from '../../../lib/matches/called-off.ts';

export type OwnMatch = OwnAppointments['matches'][number];

/** The next match that has not begun, and all matches by day. */
export function ownDays({
  matches,
}: OwnAppointments): readonly (readonly [day: string, matches: readonly OwnMatch[]])[] {
  return [...Map.groupBy(matches, ({ ticket }) => ticket.day ?? '')];
}

export function nextMatch({ matches }: OwnAppointments): OwnMatch | null {
  const isNext = ({ ticket }: OwnMatch) =>
    ticket.stageCode === 'not_started' && !isCalledOff(ticket) && !hasNoTime(ticket);
  return matches.find(isNext) ?? null;
}

/** Whole minutes until it begins, by the clock of the server; null: nobody knows when. */
export function minutesUntil({ ticket: { startsAt } }: OwnMatch, serverTime: string): number | null {
  return startsAt === null ? null : Math.round((Date.parse(startsAt) - Date.parse(serverTime)) / 60_000);
}

/** Those that wait for a yes. A match that has lost its time waits for another one first. */
export function unanswered({ matches }: OwnAppointments): OwnMatch[] {
  return matches.filter(
    ({ state, open, ticket }) => open && state !== 'kept' && !isCalledOff(ticket) && !hasNoTime(ticket),
  );
}

/** A change has taken its time or hall, and there is no other one yet. */
export function hasNoTime({ startsAt, hall }: OwnMatch['ticket']): boolean {
  return startsAt === null || hall === null;
}

/** In how many halls the pair leads matches, as far as known. */
export function hallsOf({ matches }: OwnAppointments): number {
  return new Set(matches.flatMap(({ ticket }) => ticket.hall?.id ?? [])).size;
}
