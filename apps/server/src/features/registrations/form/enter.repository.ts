import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/index.ts';
import {
  clubs,
  extraPersonGroups,
  pricelistItems,
  serviceLevels,
  suppliers,
  teamCategories,
  teams,
} from '../../../platform/database/schema/index.ts';

export type NewSupplier = Omit<typeof suppliers.$inferInsert, 'id' | 'editionId'>;
export type NewLevel = Omit<typeof serviceLevels.$inferInsert, 'id' | 'editionId'>;
export type NewItem = Omit<
  typeof pricelistItems.$inferInsert,
  'id' | 'editionId' | 'supplierId' | 'serviceLevelId'
>;
type ClubPatch = Partial<Omit<typeof clubs.$inferInsert, 'id' | 'editionId'>>;
type TeamPatch = Partial<Omit<typeof teams.$inferInsert, 'id' | 'editionId'>>;

export type Ids = ReadonlyMap<string, number>;

export async function insertSuppliers(editionId: number, rows: readonly NewSupplier[], tx: Tx): Promise<Ids> {
  const stored = await tx
    .insert(suppliers)
    .values(rows.map((row) => ({ ...row, editionId })))
    .returning();
  return new Map(stored.map(({ id, name }) => [name, id]));
}

export async function insertLevels(editionId: number, rows: readonly NewLevel[], tx: Tx): Promise<Ids> {
  const stored = await tx
    .insert(serviceLevels)
    .values(rows.map((row) => ({ ...row, editionId })))
    .returning();
  return new Map(stored.map(({ id, code }) => [code, id]));
}

export async function insertItems(
  editionId: number,
  rows: readonly (NewItem & { readonly supplierId: number; readonly serviceLevelId: number | null })[],
  tx: Tx,
): Promise<Ids> {
  const stored = await tx
    .insert(pricelistItems)
    .values(rows.map((row) => ({ ...row, editionId })))
    .returning();
  return new Map(stored.map(({ id, code }) => [code, id]));
}

/** As many teams as a category has now, and `more` beside them. */
export async function updateCapacity(editionId: number, code: string, more: number, tx: Tx): Promise<void> {
  const present = sql`(select count(*) from ${teams} where ${teams.categoryId} = ${teamCategories.id})::int + ${more}`;
  await tx
    .update(teamCategories)
    .set({ capacity: sql`${present}` })
    .where(and(eq(teamCategories.editionId, editionId), eq(teamCategories.code, code)));
}

/** As many places as a package has orders now, and `more` beside them. */
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

/** null: the edition has no such club. */
export async function updateClub(
  editionId: number,
  sourceId: string,
  patch: ClubPatch,
  tx: Tx,
): Promise<number | null> {
  const [row] = await tx
    .update(clubs)
    .set(patch)
    .where(and(eq(clubs.editionId, editionId), eq(clubs.sourceId, sourceId)))
    .returning();
  return row?.id ?? null;
}

export async function updateTeams(clubId: number, patch: TeamPatch, tx: Tx): Promise<void> {
  await tx.update(teams).set(patch).where(eq(teams.clubId, clubId));
}

/** The youngest team of a club. */
export async function updateLastTeam(clubId: number, patch: TeamPatch, tx: Tx): Promise<void> {
  const last = tx
    .select({ id: sql<number>`max(${teams.id})` })
    .from(teams)
    .where(eq(teams.clubId, clubId));
  await tx.update(teams).set(patch).where(inArray(teams.id, last));
}

export async function insertGroup(row: typeof extraPersonGroups.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(extraPersonGroups).values(row);
}
