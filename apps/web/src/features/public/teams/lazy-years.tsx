import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { Suspense } from 'react';
import { apart } from '../../../lib/page/lazy-part.tsx';

const years = apart(
  () => import('./earlier-years.tsx'),
  (part) => part.EarlierYears,
);

if (import.meta.env.SSR) await years.load();

/** Only clubs that came before have earlier years, so their code is loaded only then. */
export function EarlierYearsLater({ slice: { club, earlierYears } }: { slice: TeamSlice }) {
  if (earlierYears === undefined) return null;
  return (
    <Suspense fallback={null}>
      <years.Component club={club.name} years={earlierYears} />
    </Suspense>
  );
}
