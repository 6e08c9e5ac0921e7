import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { editions } from '../../../platform/database/schema/index.ts';

export type CurrentEdition = Pick<
  typeof editions.$inferSelect,
  'id' | 'year' | 'timeZone' | 'startDate' | 'endDate'
>;

/** null: no tournament has been prepared yet. */
export async function findCurrent(db: Db | Tx): Promise<CurrentEdition | null> {
  const { id, year, timeZone, startDate, endDate } = editions;
  const [row] = await db
    .select({ id, year, timeZone, startDate, endDate })
    .from(editions)
    .where(eq(editions.isCurrent, true));
  return row ?? null;
}
