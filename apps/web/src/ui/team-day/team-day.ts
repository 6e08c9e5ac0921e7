import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { dayOfTeam, minutesOnFoot } from '@sevenmetre/rules/schedule';
import type { DayOfTeam } from '@sevenmetre/rules/schedule';

type Spot = TeamSlice['spots'][number];

/** Later matches that are certain; what lies further ahead stands on the team's own page. */
export const laterShown = 2;

/** What a card says of a team: now, next and then, and how the last match ended. */
export interface TeamDay extends DayOfTeam<MatchTicket> {
  readonly ahead: TeamSlice['ahead'];
}

/** Matches as another page of the same visitor has them, by id: the first page follows the stream, a team's own does not there. */
export type FreshTickets = ReadonlyMap<number, MatchTicket>;

export function teamDay(
  { matches, ahead, finalPlace }: Pick<TeamSlice, 'matches' | 'ahead' | 'finalPlace'>,
  fresh: FreshTickets,
): TeamDay {
  const isOver = finalPlace !== null;
  const day = dayOfTeam(
    matches.map((match) => fresh.get(match.id) ?? match),
    isOver,
  );
  return { ...day, later: day.later.slice(0, laterShown), ahead: isOver ? [] : ahead };
}

/** How somebody who watches a team comes to its match: from the hall of the match before it on the same day. */
export interface WayToHall {
  readonly spot: Spot;
  readonly from: MatchTicket['hall'];
  /** Minutes on foot; 0: it is the same hall; null: not known, or too far to walk. */
  readonly minutes: number | null;
}

/** null: it is not known where the hall is. */
export function wayToHall(
  { matches, spots }: Pick<TeamSlice, 'matches' | 'spots'>,
  ticket: MatchTicket,
): WayToHall | null {
  const spotOf = (hall: MatchTicket['hall']) => spots.find(({ hallId }) => hallId === hall?.id);
  const spot = spotOf(ticket.hall);
  if (!spot) return null;
  const isBefore = (one: MatchTicket) =>
    one.day === ticket.day &&
    one.startsAt !== null &&
    ticket.startsAt !== null &&
    one.startsAt < ticket.startsAt;
  const from = matches.findLast(isBefore)?.hall ?? null;
  const start = spotOf(from);
  if (from?.id === ticket.hall?.id && from !== null) return { spot, from, minutes: 0 };
  return { spot, from, minutes: start ? minutesOnFoot(start, spot) : null };
}
