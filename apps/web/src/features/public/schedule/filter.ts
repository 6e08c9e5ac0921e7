import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { knownTeam } from '@sevenmetre/phrases/names';
import { isLive } from '../../../lib/matches/match-clock.ts';

/** What the address asks for; one at a time. */
export interface Filter {
  readonly category: string | null;
  readonly hall: number | null;
  readonly show: 'live' | 'mine' | null;
}

/** Reads `?category=MA`, `?hall=7` or `?show=live`. */
export function filterOf(search: string): Filter {
  const asked = new URLSearchParams(search);
  const show = asked.get('show');
  const hall = Number(asked.get('hall'));
  return {
    category: asked.get('category'),
    hall: Number.isSafeInteger(hall) && hall > 0 ? hall : null,
    show: show === 'live' || show === 'mine' ? show : null,
  };
}

/** The matches that the filter lets through, in their order. @param mine ids of the teams that the visitor follows */
export function filtered(
  tickets: readonly MatchTicket[],
  { category, hall, show }: Filter,
  mine: ReadonlySet<number>,
): MatchTicket[] {
  return tickets.filter(
    (ticket) =>
      (category === null || ticket.category === category) &&
      (hall === null || ticket.hall?.id === hall) &&
      (show !== 'live' || isLive(ticket)) &&
      (show !== 'mine' || isMine(ticket, mine)),
  );
}

/** Whether one of the teams plays in the match, or is certain to. */
export function isMine(
  { home, away }: Pick<MatchTicket, 'home' | 'away'>,
  mine: ReadonlySet<number>,
): boolean {
  return [home, away].some((side) => mine.has(knownTeam(side)?.id ?? 0));
}
