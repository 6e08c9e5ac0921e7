import { isExtra } from '@sevenmetre/rules/vocabulary';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { dayOfTeam, defaultDelayRules, minutesOnFoot, overlaps } from '@sevenmetre/rules/schedule';
import type { MapPoint } from '@sevenmetre/rules/schedule';
import { isLive } from '../../lib/matches/match-clock.ts';
import type { FreshTickets } from './team-day.ts';

interface OwnMatch {
  readonly slice: TeamSlice;
  readonly ticket: MatchTicket;
}

/** A match that is not over when the next one begins. */
interface Overlap {
  /** Its planned time, `HH:MM`. */
  readonly time: string;
  /** Milliseconds UTC. */
  readonly endsAt: number;
  /** Between the two halls; 0: the same hall; null: not known. */
  readonly walk: number | null;
}

/**
 * What nobody can watch both, by time: of what is played now, and of the matches to come on each day on which one of the teams has its
 * next match.
 */
export function overlapsOf(teams: readonly TeamSlice[], fresh: FreshTickets): Overlap[] {
  const days = teams.map((slice) => dayOf(slice, fresh));
  const dates = new Set(days.map(({ coming }) => coming[0]?.ticket.day));
  const coming = days
    .flatMap((day) => day.coming)
    .filter(({ ticket }) => ticket.day !== null && dates.has(ticket.day));
  const matches = uniqueMatches([...days.flatMap(({ live }) => live), ...coming]);
  return matches.flatMap((match, index) => longestWalk(match, matches.slice(index + 1)) ?? []);
}

function dayOf(slice: TeamSlice, fresh: FreshTickets) {
  const tickets = slice.matches.map((match) => fresh.get(match.id) ?? match);
  const { live, next, later } = dayOfTeam(tickets, slice.finalPlace !== null);
  const own = (ticket: MatchTicket): OwnMatch => ({ slice, ticket });
  return { live: live ? [own(live)] : [], coming: next ? [next, ...later].map(own) : [] };
}

/** By time, those without a time last; a match of two of the teams once. */
function uniqueMatches(matches: readonly OwnMatch[]): OwnMatch[] {
  const found = new Map(matches.map((match) => [match.ticket.id, match]));
  const order = ({ ticket }: OwnMatch) => (ticket.startsAt === null ? Infinity : expected(ticket));
  return [...found.values()].toSorted((a, b) => {
    const [first, second] = [order(a), order(b)];
    return first === second ? 0 : first - second;
  });
}

function longestWalk(match: OwnMatch, after: readonly OwnMatch[]): Overlap | null {
  const found = after.flatMap((other) => overlapOf(match, other) ?? []);
  return found.toSorted((a, b) => (b.walk ?? 0) - (a.walk ?? 0))[0] ?? null;
}

/** Of matches of two teams; one team is never in two places. */
function overlapOf(a: OwnMatch, b: OwnMatch): Overlap | null {
  if (a.slice.team.id === b.slice.team.id) return null;
  if (a.ticket.startsAt === null || b.ticket.startsAt === null) return null;
  const walk = a.ticket.hall?.id === b.ticket.hall?.id ? 0 : walkBetween(a, b);
  const [first, second] = [watched(a.ticket), watched(b.ticket)];
  if (!overlaps(first, second, walk ?? 0)) return null;
  return { time: a.ticket.time ?? '', endsAt: (first.startsAt + first.lasts) * 1000, walk };
}

/** What is left of a match from the beginning of its running half, or the whole match. */
function watched(ticket: MatchTicket) {
  const { stageCode, stageStartedAt, halfLength } = ticket;
  const startsAt = isLive(ticket) && stageStartedAt !== null ? Date.parse(stageStartedAt) : expected(ticket);
  const halves = stageCode === 'shootout' || isExtra(stageCode) ? 0 : stageCode === '2nd_half' ? 1 : 2;
  const lasts = halves * halfLength + (halves === 2 ? defaultDelayRules.halfTimeBreak : 0);
  return { startsAt: startsAt / 1000, lasts };
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
