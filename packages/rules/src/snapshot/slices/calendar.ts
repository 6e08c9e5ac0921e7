import type { MatchTicket } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { ticket } from '../lookups/ticket.ts';
import { withdrawnSides } from '../lookups/withdrawn-sides.ts';

/** A match as an entry of somebody's calendar (RFC 5545). */
export interface CalendarEntry {
  /** Grows with every change of the match. */
  readonly sequence: number;
  /** Cancelled matches stay, so that calendars learn of it; tentative: an opponent is not known yet. */
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
  /** UTC, ISO 8601 without fractions. */
  readonly startsAt: string;
  /** Playing time of the match in seconds, without its breaks. */
  readonly playingTime: number;
  readonly ticket: MatchTicket;
  /** Of the hall; null: there is no hall yet, or nobody has entered its address. */
  readonly address: string | null;
  /** Of the hall, in degrees. */
  readonly point: { readonly lat: number; readonly lng: number } | null;
}

/** Matches whose time is known, as entries of a calendar, in the order given. */
export function calendarOf(snapshot: Snapshot, matches: readonly Match[]): CalendarEntry[] {
  return matches.flatMap((match) => {
    const startsAt = match.cancelled?.startsAt ?? match.startsAt;
    if (startsAt === null) return [];
    return {
      sequence: match.revision,
      status: statusOf(snapshot, match),
      startsAt,
      playingTime: 2 * match.halfLength,
      ticket: ticket(snapshot, match),
      ...whereabouts(snapshot, match),
    };
  });
}

function whereabouts({ places }: Snapshot, { placeId }: Match): Pick<CalendarEntry, 'address' | 'point'> {
  const place = placeId === null ? undefined : places.get(placeId);
  if (!place) return { address: null, point: null };
  const { address, lat, lng } = place;
  return { address, point: lat === null || lng === null ? null : { lat, lng } };
}

/** Matches of any of the teams that a new plan has no more, by their numbers. */
export function cancelledOfTeams({ matches }: Snapshot, teamIds: readonly number[]): Match[] {
  return cancelledMatches(matches).filter(({ cancelled }) =>
    [cancelled?.homeTeamId, cancelled?.awayTeamId].some((id) => teamIds.some((teamId) => teamId === id)),
  );
}

/** The same of those that would have been played in a hall. */
export function cancelledOfHall({ matches }: Snapshot, hallId: number): Match[] {
  return cancelledMatches(matches).filter(({ cancelled }) => cancelled?.placeId === hallId);
}

function cancelledMatches(matches: Snapshot['matches']): Match[] {
  return [...matches.values()]
    .filter(({ cancelled }) => cancelled !== undefined)
    .toSorted((a, b) => a.matchNumber - b.matchNumber);
}

/** Nobody plays where a walkover was given or a team has withdrawn before the first whistle. */
function statusOf(snapshot: Snapshot, match: Match): CalendarEntry['status'] {
  const { homeTeamId, awayTeamId, walkOver, cancelled } = match;
  if (cancelled || walkOver !== null || withdrawnSides(snapshot, match) !== null) return 'cancelled';
  return homeTeamId === null || awayTeamId === null ? 'tentative' : 'confirmed';
}
