import { and, asc, count, eq, gte, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { clubs, lineRebuilds } from '../../platform/database/schema/index.ts';

/**
 * Locks out concurrent changes of prices and concurrent rebuilds of an edition's lines. Must be taken before
 * locks of prices: a step of rebuilding holds it while it locks clubs and prices.
 */
export async function lockEdition(editionId: number, tx: Tx): Promise<void> {
  await tx.insert(lineRebuilds).values({ editionId }).onConflictDoNothing();
  await tx
    .select({ id: lineRebuilds.editionId })
    .from(lineRebuilds)
    .where(eq(lineRebuilds.editionId, editionId))
    .for('update');
}

/** @param nextClubId the first club with outdated lines; null: none */
export async function update(editionId: number, nextClubId: number | null, tx: Tx): Promise<void> {
  await tx.update(lineRebuilds).set({ nextClubId }).where(eq(lineRebuilds.editionId, editionId));
}

export interface OpenRebuild {
  readonly editionId: number;
  readonly nextClubId: number;
}

/** An unfinished rebuild that no other process works on, locked; null: none. */
export async function lockOpen(tx: Tx): Promise<OpenRebuild | null> {
  const [row] = await tx
    .select()
    .from(lineRebuilds)
    .where(isNotNull(lineRebuilds.nextClubId))
    .orderBy(asc(lineRebuilds.editionId))
    .limit(1)
    .for('update', { skipLocked: true });
  return row && row.nextClubId !== null ? { ...row, nextClubId: row.nextClubId } : null;
}

/** The next clubs of an edition, by id. */
export async function findNextClubIds(
  { editionId, nextClubId }: OpenRebuild,
  limit: number,
  tx: Tx,
): Promise<number[]> {
  const rows = await tx
    .select({ id: clubs.id })
    .from(clubs)
    .where(and(eq(clubs.editionId, editionId), gte(clubs.id, nextClubId)))
    .orderBy(asc(clubs.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Number of clubs whose lines do not follow the price list yet. */
export async function countOld(editionId: number, db: Db | Tx): Promise<number> {
  const [row] = await db
    .select({ clubs: count() })
    .from(clubs)
    .innerJoin(lineRebuilds, eq(lineRebuilds.editionId, clubs.editionId))
    .where(and(eq(clubs.editionId, editionId), gte(clubs.id, lineRebuilds.nextClubId)));
  return row?.clubs ?? 0;
}
