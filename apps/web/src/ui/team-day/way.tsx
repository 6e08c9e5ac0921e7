import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import type { Translator } from '@sevenmetre/phrases';
import { laterBy } from '@sevenmetre/rules/schedule';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { minutesUntil } from '../../lib/time/countdown.ts';
import { expectedTime, lateBy } from '../../lib/time/delay.ts';
import { useNow } from '../../lib/time/now.ts';
import { localName, useLanguage } from '../../lib/words/words.ts';
import { dotted } from '../../lib/words/dotted.ts';
import { DirectionsLink } from '../places/directions-link.tsx';
import { wayToHall } from './team-day.ts';
import type { WayToHall } from './team-day.ts';

interface WayProps {
  readonly slice: TeamSlice;
  readonly ticket: MatchTicket;
}

/** Minutes before the match by which its followers like to be there. */
const ahead = 15;
/** Whoever has more time need not be told when to leave. */
const leaveWithin = 90;

/** How far the hall is from the one before, and when to leave: "14 min on foot from Sokolovna · leave by 9:40". */
export function WayLine({ slice, ticket }: WayProps) {
  const { t, locale } = useLanguage();
  const way = wayToHall(slice, ticket);
  const leave = useNow((now) => (way ? leaveBy(ticket, way, now) : null));
  const walk = way && walkOf(t, way, locale);
  if (walk === null) return null;
  const parts = leave === null ? [walk] : [walk, t('teamDay.leaveBy', { time: leave })];
  return <p className="coupon__more">{dotted(parts)}</p>;
}

function walkOf(t: Translator, { minutes, from }: WayToHall, locale: Locale): string | null {
  if (minutes === null || from === null) return null;
  if (minutes === 0) return t('teamDay.sameHall');
  return t('teamDay.onFootFrom', { minutes, hall: localName(from, locale) });
}

/** In steps of five minutes; null when it is not soon, or when the way is not known. */
function leaveBy(ticket: MatchTicket, { minutes }: WayToHall, now: number): string | null {
  const until = minutesUntil(ticket, now);
  if (!minutes || until === null || until > leaveWithin || until < minutes) return null;
  const start = expectedTime(ticket, lateBy(ticket, now) ?? 0);
  const at = laterBy(start, -(minutes + ahead));
  return laterBy(at, -(Number(at.slice(3)) % 5));
}

/** The way to the hall of a match. */
export function Directions({ slice, ticket, className }: WayProps & { readonly className?: string }) {
  const spot = slice.spots.find(({ hallId }) => hallId === ticket.hall?.id);
  return <DirectionsLink spot={spot} className={className} />;
}
