import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { teamCategories } from '../../platform/database/schema/index.ts';

export { findCurrentEdition as findCurrent } from '../competition/index.ts';

/** Codes of categories in the organiser's order. */
export async function findCategoryCodes(editionId: number, tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ code: teamCategories.code })
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId))
    .orderBy(asc(teamCategories.weight), asc(teamCategories.id));
  return rows.map(({ code }) => code);
}
