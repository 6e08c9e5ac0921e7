import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { editions } from '../../../platform/database/schema/index.ts';

export type EditionRow = typeof editions.$inferSelect;

/** null: no tournament has been prepared yet. */
export async function findCurrent(db: Db | Tx): Promise<EditionRow | null> {
  const [row] = await db.select().from(editions).where(eq(editions.isCurrent, true));
  return row ?? null;
}
