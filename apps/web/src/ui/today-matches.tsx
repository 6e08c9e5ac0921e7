import { Suspense } from 'react';
import { apart } from '../lib/page/lazy-part.tsx';
import { dayIn } from '../lib/time/days.ts';
import { useNow } from '../lib/time/now.ts';

/** A chunk of the pages for visitors, whose tickets would otherwise be loaded with what signed-in people share with them. */
const { Component: TodayTickets } = apart(
  () => import('./today-tickets.tsx'),
  (module) => module.TodayTickets,
);

interface TodayMatchesProps {
  readonly teamIds: readonly number[];
  /** The tournament's zone. */
  readonly timeZone: string;
  /** ISO date of the first match, in that zone; undefined: no match has a time. */
  readonly firstDay: string | undefined;
}

/**
 * What some teams play today, in playing order. Nothing on other days; sends no request before the first match. Needs the
 * words of `clubs`.
 */
export function TodayMatches({ teamIds, timeZone, firstDay }: TodayMatchesProps) {
  const today = useNow((now) => dayIn(timeZone, now));
  if (firstDay === undefined || firstDay > today || teamIds.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <TodayTickets teamIds={new Set(teamIds)} today={today} />
    </Suspense>
  );
}
