import { alias } from 'drizzle-orm/pg-core';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { placeTypes } from '@sevenmetre/rules/vocabulary';
import { findCurrentEdition, ofCurrentEdition } from '../competition/index.ts';
import type { Db, Tx, Copies, Copying } from '../../platform/database/index.ts';
import {
  editions,
  lodgingAllotments,
  lodgings,
  places,
  placeTranslations,
} from '../../platform/database/schema/index.ts';

const nameCs = alias(placeTranslations, 'name_cs');
const nameEn = alias(placeTranslations, 'name_en');

export type LodgingRow = typeof lodgings.$inferSelect;
export type LodgingColumns = Pick<LodgingRow, 'kind' | 'label' | 'capacity' | 'note'>;

export async function findCurrentEditionId(db: Db | Tx): Promise<number | null> {
  return (await findCurrentEdition(db))?.id ?? null;
}

/**
 * Places where people can sleep, by code: hotels, halls, and places without a public kind, such as schools.
 */
export async function findPlaces(editionId: number, tx: Tx) {
  const rows = await tx
    .select({
      id: places.id,
      code: places.code,
      address: places.address,
      lat: places.lat,
      lng: places.lng,
      nameCs: nameCs.name,
      nameEn: nameEn.name,
    })
    .from(places)
    .leftJoin(nameCs, and(eq(nameCs.placeId, places.id), eq(nameCs.locale, 'cs')))
    .leftJoin(nameEn, and(eq(nameEn.placeId, places.id), eq(nameEn.locale, 'en')))
    .where(and(isOfEdition(editionId), canSleep))
    .orderBy(asc(places.placeType), asc(places.code));
  return rows.map(({ id, address, lat, lng, code, ...names }) => ({
    id,
    address,
    lat,
    lng,
    nameCs: names.nameCs ?? code,
    nameEn: names.nameEn ?? code,
  }));
}

/** Halls in use, by code, with their positions. */
export function findHalls(editionId: number, tx: Tx) {
  return tx
    .select({ id: places.id, code: places.code, lat: places.lat, lng: places.lng })
    .from(places)
    .where(and(isOfEdition(editionId), eq(places.placeType, placeTypes.hall), places.isActive))
    .orderBy(asc(places.code));
}

const canSleep = inArray(places.placeType, [placeTypes.hall, placeTypes.hotel, placeTypes.unknown]);

function isOfEdition(editionId: number) {
  return or(eq(places.editionId, editionId), isNull(places.editionId));
}

/** Ids of an edition's own places by their codes. */
export async function findPlaceCodes(editionId: number, tx: Tx): Promise<ReadonlyMap<string, number>> {
  const { id, code } = places;
  const rows = await tx.select({ id, code }).from(places).where(eq(places.editionId, editionId));
  return new Map(rows.map((row) => [row.code, row.id]));
}

export async function isPlace(id: number, editionId: number, tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ id: places.id })
    .from(places)
    .where(and(eq(places.id, id), isOfEdition(editionId), canSleep));
  return rows.length > 0;
}

export function findAllByEditionId(editionId: number, tx: Tx): Promise<LodgingRow[]> {
  return tx
    .select()
    .from(lodgings)
    .where(eq(lodgings.editionId, editionId))
    .orderBy(asc(lodgings.placeId), asc(lodgings.kind), asc(lodgings.label));
}

/** A lodging of the current edition, locked, so that the number of free beds cannot change. */
export async function lockById(id: number, tx: Tx): Promise<LodgingRow | null> {
  const [row] = await tx
    .select({ lodging: lodgings })
    .from(lodgings)
    .innerJoin(editions, ofCurrentEdition(lodgings.editionId))
    .where(eq(lodgings.id, id))
    .for('update', { of: lodgings });
  return row?.lodging ?? null;
}

/** Locks all lodgings of an edition in the order of ids, so that none of their beds can be given away. */
export async function lockAll(editionId: number, tx: Tx): Promise<void> {
  await tx
    .select({ id: lodgings.id })
    .from(lodgings)
    .where(eq(lodgings.editionId, editionId))
    .orderBy(asc(lodgings.id))
    .for('update');
}

export async function findAllotted(lodgingId: number, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${lodgingAllotments.persons}), 0)::int` })
    .from(lodgingAllotments)
    .where(eq(lodgingAllotments.lodgingId, lodgingId));
  return row?.sum ?? 0;
}

export async function insert(
  columns: LodgingColumns & { readonly editionId: number; readonly placeId: number },
  tx: Tx,
): Promise<number> {
  const [row] = await tx.insert(lodgings).values(columns).returning({ id: lodgings.id });
  if (!row) throw new Error('A lodging that was stored has no id');
  return row.id;
}

export async function update(id: number, columns: LodgingColumns, tx: Tx): Promise<void> {
  await tx.update(lodgings).set(columns).where(eq(lodgings.id, id));
}

export async function deleteById(id: number, tx: Tx): Promise<void> {
  await tx.delete(lodgings).where(eq(lodgings.id, id));
}

/** Copies lodgings, also those in places that all editions share; not who sleeps there. */
export async function copyLodgings({ fromId, toId }: Copying, copies: Copies, tx: Tx): Promise<void> {
  const found = await tx.select().from(lodgings).where(eq(lodgings.editionId, fromId));
  const rows = found.map(({ id: _, ...lodging }) => ({
    ...lodging,
    editionId: toId,
    placeId: copies.get(lodging.placeId) ?? lodging.placeId,
  }));
  if (rows.length > 0) await tx.insert(lodgings).values(rows);
}
