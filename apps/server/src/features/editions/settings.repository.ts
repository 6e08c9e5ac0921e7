import { and, asc, count, eq, isNull, or, sql, sum } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import {
  configurationEntries,
  lodgings,
  placeFiles,
  places,
  pricelistItems,
  refereeProjects,
  serviceLevels,
  suppliers,
  teamCategories,
  tshirtSizes,
} from '../../platform/database/schema/index.ts';

export type EntryRow = typeof configurationEntries.$inferSelect;
export type CategoryRow = typeof teamCategories.$inferSelect;

/** Entries of an edition by key; its own override those of all editions. */
export async function findEntries(editionId: number, tx: Tx): Promise<EntryRow[]> {
  const rows = await tx
    .select()
    .from(configurationEntries)
    .where(or(isNull(configurationEntries.editionId), eq(configurationEntries.editionId, editionId)))
    .orderBy(asc(configurationEntries.key), sql`${configurationEntries.editionId} nulls last`);
  return rows.filter((row, index) => rows[index - 1]?.key !== row.key);
}

/** In the organiser's order. */
export function findCategories(editionId: number, tx: Tx): Promise<CategoryRow[]> {
  return tx
    .select()
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId))
    .orderBy(asc(teamCategories.weight), asc(teamCategories.id));
}

/** Number of rows of each kind in an edition. */
export async function countSettings(editionId: number, tx: Tx) {
  const of = async (rows: PromiseLike<readonly { readonly count: number }[]>) => (await rows)[0]?.count ?? 0;
  const n = { count: count() };
  return {
    serviceLevels: await of(tx.select(n).from(serviceLevels).where(eq(serviceLevels.editionId, editionId))),
    suppliers: await of(tx.select(n).from(suppliers).where(eq(suppliers.editionId, editionId))),
    prices: await of(tx.select(n).from(pricelistItems).where(eq(pricelistItems.editionId, editionId))),
    places: await of(tx.select(n).from(places).where(eq(places.editionId, editionId))),
    lodgings: await of(tx.select(n).from(lodgings).where(eq(lodgings.editionId, editionId))),
    files: await of(
      tx
        .select(n)
        .from(placeFiles)
        .innerJoin(places, eq(places.id, placeFiles.placeId))
        .where(eq(places.editionId, editionId)),
    ),
  };
}

const hall = 1;

/** Numbers of what an edition has of its own before clubs register. */
export async function countPrepared(editionId: number, tx: Tx) {
  const of = async (rows: PromiseLike<readonly { readonly count: number | null }[]>) =>
    (await rows)[0]?.count ?? 0;
  const n = { count: count() };
  const beds = { count: sum(lodgings.capacity).mapWith(Number) };
  const isHall = and(eq(places.editionId, editionId), eq(places.placeType, hall));
  return {
    suppliers: await of(tx.select(n).from(suppliers).where(eq(suppliers.editionId, editionId))),
    prices: await of(tx.select(n).from(pricelistItems).where(eq(pricelistItems.editionId, editionId))),
    halls: await of(tx.select(n).from(places).where(isHall)),
    beds: await of(tx.select(beds).from(lodgings).where(eq(lodgings.editionId, editionId))),
  };
}

/** Numbers of rows shared by all editions. */
export async function countShared(tx: Tx): Promise<{ tshirtSizes: number; projects: number }> {
  const n = { count: count() };
  const [sizes] = await tx.select(n).from(tshirtSizes);
  const [projects] = await tx.select(n).from(refereeProjects);
  return { tshirtSizes: sizes?.count ?? 0, projects: projects?.count ?? 0 };
}
