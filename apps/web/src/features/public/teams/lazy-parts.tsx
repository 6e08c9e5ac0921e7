import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { Suspense } from 'react';
import { apart } from '../../../lib/page/lazy-part.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';

/* Parts of a team's page that only some teams have: their code is loaded with those. */

export interface PartProps {
  readonly slice: TeamSlice;
}

const ticket = apart(
  () => import('./team-ticket.tsx'),
  (part) => part.TeamTicket,
);
const place = apart(
  () => import('./final-place.tsx'),
  (part) => part.FinalPlace,
);
const roster = apart(
  () => import('./roster.tsx'),
  (part) => part.Roster,
);
const years = apart(
  () => import('./earlier-years.tsx'),
  (part) => part.EarlierYears,
);

if (import.meta.env.SSR) await Promise.all([ticket, place, roster, years].map((part) => part.load()));

/** The ticket of a team with a final place. */
export function TicketLater(props: PartProps) {
  return (
    <Suspense fallback={<RowsSkeleton rows={6} />}>
      <ticket.Component {...props} />
    </Suspense>
  );
}

/** Where the team has ended. */
export function FinalPlaceLater({ slice: { category, finalPlace } }: PartProps) {
  if (finalPlace === null) return null;
  return (
    <Suspense fallback={null}>
      <place.Component categoryCode={category.code} place={finalPlace} />
    </Suspense>
  );
}

/** The roster, where the edition publishes players. */
export function RosterLater({ slice: { participants } }: PartProps) {
  if (participants === null) return null;
  return (
    <Suspense fallback={null}>
      <roster.Component participants={participants} />
    </Suspense>
  );
}

/** The earlier years of a club that came before. */
export function EarlierYearsLater({ slice: { club, earlierYears } }: PartProps) {
  if (earlierYears === undefined) return null;
  return (
    <Suspense fallback={null}>
      <years.Component club={club.name} years={earlierYears} />
    </Suspense>
  );
}
