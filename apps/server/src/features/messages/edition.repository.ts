import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { editions, teamCategories } from '../../platform/database/schema/index.ts';

/** null: no tournament has been prepared yet. */
export async function findCurrent(tx: Tx) {
  const { id, timeZone } = editions;
  const [row] = await tx.select({ id, timeZone }).from(editions).where(eq(editions.isCurrent, true));
  return row ?? null;
}

/** Codes in the organiser's order. */
export async function findCategoryCodes(editionId: number, tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ code: teamCategories.code })
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId))
    .orderBy(asc(teamCategories.weight), asc(teamCategories.id));
  return rows.map(({ code }) => code);
}
