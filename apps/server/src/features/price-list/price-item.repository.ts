import { and, asc, eq, ne, sum } from 'drizzle-orm';
import type { PriceItemValues } from '@sevenmetre/rules/enumerations';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  clubs,
  extraPersonGroups,
  invoiceItems,
  pricelistItems,
  serviceLevels,
  suppliers,
  teams,
} from '../../platform/database/schema/index.ts';
import { findUses, type UsesById } from '../enumerations/index.ts';

export const priceItemTable = pricelistItems;

type Row = typeof pricelistItems.$inferSelect;

export interface PriceItem {
  readonly id: number;
  readonly values: PriceItemValues;
}

/** In the organiser's order. */
export async function findAll(editionId: number, db: Db | Tx): Promise<PriceItem[]> {
  const rows = await db
    .select()
    .from(pricelistItems)
    .where(eq(pricelistItems.editionId, editionId))
    .orderBy(asc(pricelistItems.weight), asc(pricelistItems.id));
  return rows.map((row) => ({ id: row.id, values: valuesOf(row) }));
}

function valuesOf(row: Row): PriceItemValues {
  const {
    id: _,
    editionId: _edition,
    weight: _weight,
    createdAt: _made,
    updatedAt: _changed,
    ...values
  } = row;
  return values;
}

export async function insert(
  editionId: number,
  values: PriceItemValues,
  { weight, at }: { readonly weight: number; readonly at: Date },
  tx: Tx,
): Promise<number> {
  const [row] = await tx
    .insert(pricelistItems)
    .values({ ...values, editionId, weight, createdAt: at, updatedAt: at })
    .returning({ id: pricelistItems.id });
  if (!row) throw new Error('A price that was stored has no id');
  return row.id;
}

export async function update(id: number, values: PriceItemValues, at: Date, tx: Tx): Promise<void> {
  await tx
    .update(pricelistItems)
    .set({ ...values, updatedAt: at })
    .where(eq(pricelistItems.id, id));
}

export async function deleteById(id: number, tx: Tx): Promise<void> {
  await tx.delete(pricelistItems).where(eq(pricelistItems.id, id));
}

/** @param ids null: all */
export function findItemUses(ids: readonly number[] | null, db: Db | Tx): Promise<UsesById> {
  return findUses(
    [
      ['teams', teams.bundlePricelistItemId],
      ['extraPersons', extraPersonGroups.bundlePricelistItemId],
      ['lines', invoiceItems.pricelistItemId],
    ],
    ids,
    db,
  );
}

/** Ordered persons by package, of clubs that were not declined; withdrawn teams are left out. */
export async function sumOrdered(editionId: number, db: Db | Tx): Promise<ReadonlyMap<number, number>> {
  const isStanding = and(eq(clubs.editionId, editionId), ne(clubs.registrationState, 'declined'));
  const ofTeams = await db
    .select({ id: teams.bundlePricelistItemId, persons: sum(teams.bundlePersons).mapWith(Number) })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(and(isStanding, ne(teams.state, 'withdrawn')))
    .groupBy(teams.bundlePricelistItemId);
  const groups = extraPersonGroups;
  const ofGroups = await db
    .select({ id: groups.bundlePricelistItemId, persons: sum(groups.bundlePersons).mapWith(Number) })
    .from(groups)
    .innerJoin(clubs, eq(clubs.id, groups.clubId))
    .where(isStanding)
    .groupBy(groups.bundlePricelistItemId);
  const sums = new Map<number, number>();
  for (const { id, persons } of [...ofTeams, ...ofGroups]) {
    if (id !== null) sums.set(id, (sums.get(id) ?? 0) + persons);
  }
  return sums;
}

export function findLevels(editionId: number, db: Db | Tx) {
  const { id, nameCs, nameEn, weight } = serviceLevels;
  return db
    .select({ id, nameCs, nameEn })
    .from(serviceLevels)
    .where(eq(serviceLevels.editionId, editionId))
    .orderBy(asc(weight), asc(id));
}

export function findSuppliers(editionId: number, db: Db | Tx) {
  const { id, name, weight } = suppliers;
  return db
    .select({ id, name })
    .from(suppliers)
    .where(eq(suppliers.editionId, editionId))
    .orderBy(asc(weight), asc(id));
}
