import type { MatchTicket } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { ticket } from '../lookups/ticket.ts';
import { withdrawnSides } from '../lookups/withdrawn-sides.ts';

/** A match as an entry of a calendar (RFC 5545). */
export interface CalendarEntry {
  /** Incremented by every change of the match. */
  readonly sequence: number;
  /** Cancelled matches stay, so that calendars remove them; tentative: an opponent is unknown. */
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
  /** UTC, ISO 8601 without fractions. */
  readonly startsAt: string;
  /** Playing time of the match in seconds, without breaks. */
  readonly playingTime: number;
  readonly ticket: MatchTicket;
  /** Address of the hall; null: no hall yet, or not entered. */
  readonly address: string | null;
  /** Coordinates of the hall in degrees. */
  readonly point: { readonly lat: number; readonly lng: number } | null;
}

/** Matches with a known time as entries of a calendar, in the given order. */
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

/** Matches of the teams that a new plan has removed, by number. */
export function cancelledOfTeams({ matches }: Snapshot, teamIds: readonly number[]): Match[] {
  return cancelledMatches(matches).filter(({ cancelled }) =>
    [cancelled?.homeTeamId, cancelled?.awayTeamId].some((id) => teamIds.some((teamId) => teamId === id)),
  );
}

/** The same for matches that were planned in a hall. */
export function cancelledOfHall({ matches }: Snapshot, hallId: number): Match[] {
  return cancelledMatches(matches).filter(({ cancelled }) => cancelled?.placeId === hallId);
}

function cancelledMatches(matches: Snapshot['matches']): Match[] {
  return [...matches.values()]
    .filter(({ cancelled }) => cancelled !== undefined)
    .toSorted((a, b) => a.matchNumber - b.matchNumber);
}

/** Matches with a walkover or a withdrawn team before the first whistle are not played. */
function statusOf(snapshot: Snapshot, match: Match): CalendarEntry['status'] {
  const { homeTeamId, awayTeamId, walkOver, cancelled } = match;
  if (cancelled || walkOver !== null || withdrawnSides(snapshot, match) !== null) return 'cancelled';
  return homeTeamId === null || awayTeamId === null ? 'tentative' : 'confirmed';
}
