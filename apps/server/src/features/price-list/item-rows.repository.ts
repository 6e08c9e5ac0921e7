import { and, eq, sql } from 'drizzle-orm';
import { type Copies, type Copying, copyOf, type Tx } from '../../platform/database/index.ts';
import { extraPersonGroups, pricelistItems, teams } from '../../platform/database/schema/index.ts';

export type NewItem = Omit<
  typeof pricelistItems.$inferInsert,
  'id' | 'editionId' | 'supplierId' | 'serviceLevelId'
>;

/** Returns their ids by code. */
export async function insertItems(
  editionId: number,
  rows: readonly (NewItem & { readonly supplierId: number; readonly serviceLevelId: number | null })[],
  tx: Tx,
): Promise<ReadonlyMap<string, number>> {
  const stored = await tx
    .insert(pricelistItems)
    .values(rows.map((row) => ({ ...row, editionId })))
    .returning();
  return new Map(stored.map(({ id, code }) => [code, id]));
}

/** Sets the places of a package to its present orders plus `more`. */
export async function updatePackage(editionId: number, code: string, more: number, tx: Tx): Promise<void> {
  const id = pricelistItems.id;
  const ofTeams = sql`select sum(${teams.bundlePersons}) from ${teams} where ${teams.bundlePricelistItemId} = ${id}`;
  const ofGroups = sql`select sum(${extraPersonGroups.bundlePersons}) from ${extraPersonGroups}
    where ${extraPersonGroups.bundlePricelistItemId} = ${id}`;
  await tx
    .update(pricelistItems)
    .set({ capacity: sql`(coalesce((${ofTeams}), 0) + coalesce((${ofGroups}), 0))::int + ${more}` })
    .where(and(eq(pricelistItems.editionId, editionId), eq(pricelistItems.code, code)));
}

/** Copies items, with levels and suppliers that were copied before. */
export async function copyItems(
  { fromId, toId, now }: Copying,
  { levels, sellers }: { readonly levels: Copies; readonly sellers: Copies },
  tx: Tx,
): Promise<void> {
  const items = await tx.select().from(pricelistItems).where(eq(pricelistItems.editionId, fromId));
  const rows = items.map(({ id: _, ...item }) => ({
    ...item,
    editionId: toId,
    serviceLevelId: item.serviceLevelId === null ? null : copyOf(item.serviceLevelId, levels),
    supplierId: copyOf(item.supplierId, sellers),
    createdAt: now,
    updatedAt: now,
  }));
  if (rows.length > 0) await tx.insert(pricelistItems).values(rows);
}
