import type { ClubDetail } from '@sevenmetre/contract/clubs/schemas';
import { Suspense } from 'react';
import { apart } from '../../../lib/page/lazy-part.tsx';
import { dayIn } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';

/** A chunk of the pages for visitors, whose tickets would otherwise be loaded with what signed-in people share with them. */
const { Component: TodayTickets } = apart(
  () => import('../../../ui/today-tickets.tsx'),
  (module) => module.TodayTickets,
);

/**
 * What the club's teams play today, in playing order. Nothing on other days; sends no request before the first
 * match.
 */
export function TodayMatches({ club: { teams, timeZone } }: { club: ClubDetail }) {
  const today = useNow((now) => dayIn(timeZone, now));
  const hasBegun = teams.some(({ firstMatch }) => firstMatch !== null && firstMatch.day <= today);
  if (!hasBegun) return null;
  return (
    <Suspense fallback={null}>
      <TodayTickets teamIds={new Set(teams.map(({ id }) => id))} today={today} />
    </Suspense>
  );
}
