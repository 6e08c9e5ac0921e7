import type { PlanTeam } from '@sevenmetre/contract/plan/schemas';

/** Where a team ended last year: as an organiser says, else as the archive does. */
export function lastPlaceOf({
  lastPlace,
  archivedPlace,
}: Pick<PlanTeam, 'lastPlace' | 'archivedPlace'>): number | null {
  return lastPlace ?? archivedPlace?.place ?? null;
}
