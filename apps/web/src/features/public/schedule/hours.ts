import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';

export interface Hour {
  /** "14:00"; null: the time is not known yet. */
  readonly from: string | null;
  readonly tickets: readonly MatchTicket[];
  /** Place of its first match among those of the day. */
  readonly at: number;
}

/** Matches in playing order by the hour in which they are planned. */
export function hoursOf(tickets: readonly MatchTicket[]): Hour[] {
  const hours: { from: string | null; tickets: MatchTicket[]; at: number }[] = [];
  for (const [at, ticket] of tickets.entries()) {
    const from = ticket.time === null ? null : `${ticket.time.slice(0, 2)}:00`;
    const last = hours.at(-1);
    if (last && last.from === from) last.tickets.push(ticket);
    else hours.push({ from, tickets: [ticket], at });
  }
  return hours;
}
