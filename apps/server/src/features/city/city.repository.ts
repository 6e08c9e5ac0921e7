import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { travelTimes } from '../../platform/database/schema/index.ts';

/** Minutes between halls as the plan has them, each pair once with the lower id first. */
export function findTravelTimes(
  editionId: number,
  tx: Tx,
): Promise<{ from: number; to: number; minutes: number }[]> {
  const { fromPlaceId: from, toPlaceId: to, minutes } = travelTimes;
  return tx
    .select({ from, to, minutes })
    .from(travelTimes)
    .where(eq(travelTimes.editionId, editionId))
    .orderBy(asc(from), asc(to));
}
