import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/database/index.ts';
import { editions } from '../../platform/database/schema/index.ts';
import type { EditionRow } from './edition.repository.ts';

/** The edition that is public and open to clubs. null: none yet. */
export async function findCurrentEdition(db: Db | Tx): Promise<EditionRow | null> {
  const [row] = await db.select().from(editions).where(eq(editions.isCurrent, true));
  return row ?? null;
}

/** Joins `editions` so that only rows of the current one are left. @param editionId the column that names their edition */
export function ofCurrentEdition(editionId: PgColumn): SQL | undefined {
  return and(eq(editions.id, editionId), eq(editions.isCurrent, true));
}
