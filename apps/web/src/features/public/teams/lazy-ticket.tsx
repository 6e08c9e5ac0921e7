import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { Suspense } from 'react';
import { apart } from '../../../lib/page/lazy-part.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';

export interface TicketProps {
  readonly slice: TeamSlice;
}

const ticket = apart(
  () => import('./team-ticket.tsx'),
  (part) => part.TeamTicket,
);

if (import.meta.env.SSR) await ticket.load();

/** A team has a ticket once it has a final place, so its code is loaded only then. */
export function TicketLater(props: TicketProps) {
  return (
    <Suspense fallback={<RowsSkeleton rows={6} />}>
      <ticket.Component {...props} />
    </Suspense>
  );
}
