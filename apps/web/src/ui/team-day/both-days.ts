import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { defaultDelayRules, minutesOnFoot, overlaps } from '@sevenmetre/rules/schedule';
import type { MapPoint } from '@sevenmetre/rules/schedule';
import { isLive } from '../../lib/matches/match-clock.ts';
import type { FreshTickets } from './team-day.ts';

export interface OwnMatch {
  readonly slice: TeamSlice;
  readonly ticket: MatchTicket;
}

/** Matches one after another, or two that nobody can watch both. */
export interface DayPart {
  readonly matches: readonly OwnMatch[];
  readonly overlap: Overlap | null;
}

interface Overlap {
  /** Of the earlier match, and when it is over. Milliseconds UTC. */
  readonly endsAt: number;
  /** Between the two halls; 0: the same hall; null: not known. */
  readonly walk: number | null;
}

/** Coming matches of several teams that are shown at once. */
const shown = 6;

/** Live matches, then those to come of the first day on which any of the teams plays, by the time they are expected. */
export function bothDays(teams: readonly TeamSlice[], fresh: FreshTickets): DayPart[] {
  const found = new Map<number, OwnMatch>();
  for (const slice of teams)
    for (const match of slice.matches) {
      const ticket = fresh.get(match.id) ?? match;
      if (!found.has(ticket.id)) found.set(ticket.id, { slice, ticket });
    }
  const all = [...found.values()];
  const live = all.filter(({ ticket }) => isLive(ticket));
  const coming = all
    .filter(({ ticket }) => ticket.stageCode === 'not_started' && ticket.startsAt !== null)
    .sort((a, b) => expected(a.ticket) - expected(b.ticket));
  const day = coming[0]?.ticket.day;
  const ofDay = coming.filter(({ ticket }) => ticket.day === day).slice(0, shown);
  return [...live.map((one) => ({ matches: [one], overlap: null })), ...inParts(ofDay)];
}

function inParts(matches: readonly OwnMatch[]): DayPart[] {
  const parts: DayPart[] = [];
  for (const match of matches) {
    const before = parts.at(-1);
    const other = before?.matches.at(-1);
    const overlap = before?.matches.length === 1 && other ? overlapOf(other, match) : null;
    if (overlap && other) parts.splice(-1, 1, { matches: [other, match], overlap });
    else parts.push({ matches: [match], overlap: null });
  }
  return parts;
}

/** Of matches of two teams; one team is never in two places. */
function overlapOf(a: OwnMatch, b: OwnMatch): Overlap | null {
  if (a.slice.team.id === b.slice.team.id) return null;
  const walk = a.ticket.hall?.id === b.ticket.hall?.id ? 0 : walkBetween(a, b);
  const [first, second] = [watched(a.ticket), watched(b.ticket)];
  if (!overlaps(first, second, walk ?? 0)) return null;
  return { endsAt: (first.startsAt + first.lasts) * 1000, walk };
}

function watched(ticket: MatchTicket) {
  return {
    startsAt: expected(ticket) / 1000,
    lasts: 2 * ticket.halfLength + defaultDelayRules.halfTimeBreak,
  };
}

function walkBetween(a: OwnMatch, b: OwnMatch): number | null {
  const point = ({ slice, ticket }: OwnMatch): MapPoint =>
    slice.spots.find(({ hallId }) => hallId === ticket.hall?.id) ?? { lat: null, lng: null };
  return minutesOnFoot(point(a), point(b));
}

/** Milliseconds UTC. */
function expected({ startsAt, delay }: MatchTicket): number {
  return Date.parse(delay?.expectedAt ?? startsAt ?? '');
}
