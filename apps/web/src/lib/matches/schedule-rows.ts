import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { ScheduleMatch, ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';

/** What the rows of a day name by key. */
type Named = Pick<ScheduleSlice, 'day' | 'teams' | 'halls' | 'groups'>;

/** Makes tickets of the rows of a day. Fields that a schedule does not show have empty values. */
export function ticketsOf(slice: Named & Pick<ScheduleSlice, 'matches'>): MatchTicket[] {
  const teams = new Map(slice.teams.map((team) => [team.id, team]));
  const halls = new Map(slice.halls.map((hall) => [hall.id, hall]));
  const groups = new Map(slice.groups.map((group) => [group.slug, group]));
  const sideOf = (side: ScheduleMatch['home']): MatchTicket['home'] =>
    typeof side === 'number' ? { team: teams.get(side) ?? null, placeholder: null, projected: null } : side;
  return slice.matches.map(({ group, home, away, hall, ...row }) => ({
    homeScore: null,
    awayScore: null,
    walkOver: null,
    endedInShootout: false,
    beingChecked: false,
    stageStartedAt: null,
    clock: null,
    delay: null,
    startsAt: null,
    time: null,
    day: slice.day,
    ...row,
    slug: '',
    homeHalfTimeScore: null,
    awayHalfTimeScore: null,
    corrected: false,
    group: group === null ? null : (groups.get(group) ?? null),
    home: sideOf(home),
    away: sideOf(away),
    hall: hall === null ? null : (halls.get(hall) ?? null),
  }));
}

/** A ticket as a row of the page of a day. */
export function rowOf(
  { group, home, away, hall, ...ticket }: MatchTicket,
  day: string | null,
): ScheduleMatch {
  const { id, matchNumber, category, stageCode, halfLength } = ticket;
  const { homeScore, awayScore, walkOver, endedInShootout, beingChecked } = ticket;
  const { stageStartedAt, clock, delay, startsAt, time } = ticket;
  const { withdrawn, notCounted, streamed, endedInExtraTime } = ticket;
  return {
    id,
    matchNumber,
    category,
    stageCode,
    halfLength,
    ...(ticket.day !== null && ticket.day !== day && { day: ticket.day }),
    homeScore,
    awayScore,
    walkOver,
    ...(withdrawn !== undefined && { withdrawn }),
    ...(notCounted && { notCounted }),
    ...(streamed && { streamed }),
    endedInShootout,
    ...(endedInExtraTime && { endedInExtraTime }),
    beingChecked,
    stageStartedAt,
    clock,
    delay,
    startsAt,
    time,
    group: group?.slug ?? null,
    home: home.team?.id ?? home,
    away: away.team?.id ?? away,
    hall: hall?.id ?? null,
  };
}
