import { and, asc, eq, inArray, isNull, or, sum } from 'drizzle-orm';
import type { EnteredPlaceKind, PlaceValues } from '@sevenmetre/rules/enumerations';
import { placeKinds, placeTypes, type DataLocale } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  extraPersonGroups,
  files,
  lodgings,
  matches,
  placeFiles,
  places,
  placeTranslations,
  refereeHalls,
  referees,
  reporterAssignments,
  teams,
  trainingTypes,
} from '../../platform/database/schema/index.ts';
import { findUses, type UsesById } from '../enumerations/index.ts';
import { deleteFiles as removeFiles, publishFiles } from '../files/index.ts';

export const placeTable = places;

type FileRow = typeof files.$inferSelect;

export interface StoredPlace {
  readonly id: number;
  readonly values: PlaceValues;
  readonly files: readonly FileRow[];
}

/** Places of an edition and shared ones, by kind and code. */
export async function findAll(editionId: number, db: Db | Tx): Promise<StoredPlace[]> {
  const rows = await db
    .select()
    .from(places)
    .where(or(eq(places.editionId, editionId), isNull(places.editionId)))
    .orderBy(asc(places.placeType), asc(places.code), asc(places.id));
  return withTexts(rows, db);
}

/** Locks places. */
export async function lockByIds(ids: readonly number[], tx: Tx): Promise<StoredPlace[]> {
  if (ids.length === 0) return [];
  const ofIds = inArray(places.id, [...ids]);
  return withTexts(await tx.select().from(places).where(ofIds).orderBy(asc(places.id)).for('update'), tx);
}

async function withTexts(rows: readonly (typeof places.$inferSelect)[], db: Db | Tx): Promise<StoredPlace[]> {
  const texts = Map.groupBy(await db.select().from(placeTranslations), ({ placeId }) => placeId);
  const attached = await db
    .select({ placeId: placeFiles.placeId, file: files })
    .from(placeFiles)
    .innerJoin(files, eq(files.id, placeFiles.fileId))
    .orderBy(asc(files.id));
  const filesOf = Map.groupBy(attached, ({ placeId }) => placeId);
  return rows.map((row) => {
    const own = (filesOf.get(row.id) ?? []).map(({ file }) => file);
    return { id: row.id, files: own, values: valuesOf(row, texts.get(row.id) ?? [], own) };
  });
}

function valuesOf(
  row: typeof places.$inferSelect,
  texts: readonly (typeof placeTranslations.$inferSelect)[],
  own: readonly FileRow[],
): PlaceValues {
  const text = (locale: DataLocale) => texts.find((one) => one.locale === locale);
  const { code, address, lat, lng, link, isActive, visibleOnMap, defaultRefereeAccommodation } = row;
  return {
    code,
    kind: kindOf(row.placeType),
    isShared: row.editionId === null,
    nameCs: text('cs')?.name ?? code,
    nameEn: text('en')?.name ?? code,
    descriptionCs: text('cs')?.description ?? null,
    descriptionEn: text('en')?.description ?? null,
    address,
    lat,
    lng,
    link,
    isActive,
    visibleOnMap,
    defaultRefereeAccommodation,
    data: JSON.stringify(row.data),
    allowedTrainingTypesIds: row.allowedTrainingTypesIds,
    fileIds: own.map(({ id }) => id),
  };
}

function kindOf(placeType: number): EnteredPlaceKind {
  return placeKinds.find((kind) => placeTypes[kind] === placeType) ?? 'other';
}

/** Columns of `places`; `data` is an object as JSON. */
export interface PlaceRow {
  readonly editionId: number | null;
  readonly values: PlaceValues;
  readonly data: Record<string, unknown>;
  readonly at: Date;
}

export async function insert(row: PlaceRow, tx: Tx): Promise<number> {
  const [stored] = await tx
    .insert(places)
    .values({ ...columnsOf(row), createdAt: row.at })
    .returning({ id: places.id });
  if (!stored) throw new Error('A place that was stored has no id');
  await upsertTexts(stored.id, row.values, tx);
  return stored.id;
}

export async function update(id: number, row: PlaceRow, tx: Tx): Promise<void> {
  await tx.update(places).set(columnsOf(row)).where(eq(places.id, id));
  await upsertTexts(id, row.values, tx);
}

/** In the edition in which it is. */
export async function updateValues(id: number, row: Omit<PlaceRow, 'editionId'>, tx: Tx): Promise<void> {
  const { editionId: _, ...columns } = columnsOf({ ...row, editionId: null });
  await tx.update(places).set(columns).where(eq(places.id, id));
  await upsertTexts(id, row.values, tx);
}

function columnsOf({ editionId, values, data, at }: PlaceRow) {
  const { code, kind, address, lat, lng, link, isActive, visibleOnMap, defaultRefereeAccommodation } = values;
  return {
    editionId,
    code,
    address,
    lat,
    lng,
    link,
    data,
    isActive,
    visibleOnMap,
    defaultRefereeAccommodation,
    placeType: kind === 'other' ? placeTypes.unknown : placeTypes[kind],
    allowedTrainingTypesIds: [...values.allowedTrainingTypesIds],
    updatedAt: at,
  };
}

async function upsertTexts(placeId: number, values: PlaceValues, tx: Tx): Promise<void> {
  const texts = [
    { locale: 'cs', name: values.nameCs, description: values.descriptionCs },
    { locale: 'en', name: values.nameEn, description: values.descriptionEn },
  ] as const;
  for (const { locale, ...words } of texts) {
    await tx
      .insert(placeTranslations)
      .values({ placeId, locale, ...words })
      .onConflictDoUpdate({ target: [placeTranslations.placeId, placeTranslations.locale], set: words });
  }
}

/** @param ids null: all */
export function findPlaceUses(ids: readonly number[] | null, db: Db | Tx): Promise<UsesById> {
  return findUses(
    [
      ['matches', matches.placeId],
      ['lodgings', lodgings.placeId],
      ['refereeHalls', refereeHalls.placeId],
      ['reporterHalls', reporterAssignments.placeId],
      ['teams', teams.placeId],
      ['extraPersons', extraPersonGroups.placeId],
      ['referees', referees.accommodationPlaceId],
    ],
    ids,
    db,
  );
}

/** Beds of the edition's lodgings, by place. */
export async function sumBeds(editionId: number, db: Db | Tx): Promise<ReadonlyMap<number, number>> {
  const { placeId, capacity } = lodgings;
  const rows = await db
    .select({ placeId, beds: sum(capacity).mapWith(Number) })
    .from(lodgings)
    .where(eq(lodgings.editionId, editionId))
    .groupBy(placeId);
  return new Map(rows.map((row) => [row.placeId, row.beds]));
}

/** Types that can be chosen, in order. */
export function findTrainingTypes(db: Db | Tx) {
  const { id, nameCs, nameEn, weight, isActive } = trainingTypes;
  return db
    .select({ id, nameCs, nameEn })
    .from(trainingTypes)
    .where(eq(isActive, true))
    .orderBy(asc(weight), asc(id));
}

/** Adds files to a place and makes them public. */
export async function insertFiles(placeId: number, fileIds: readonly number[], tx: Tx): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.insert(placeFiles).values(fileIds.map((fileId) => ({ placeId, fileId })));
  await publishFiles(fileIds, tx);
}

/**
 * Removes files from a place. Files that no other place uses, such as its copy in another edition, are
 * deleted; returns the keys of their bytes, which the caller deletes after the commit.
 */
export async function deleteFiles(placeId: number, fileIds: readonly number[], tx: Tx): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const gone = await tx
    .delete(placeFiles)
    .where(and(eq(placeFiles.placeId, placeId), inArray(placeFiles.fileId, [...fileIds])))
    .returning({ id: placeFiles.fileId });
  const ids = gone.map(({ id }) => id);
  const rows = await tx
    .select({ id: placeFiles.fileId })
    .from(placeFiles)
    .where(inArray(placeFiles.fileId, ids));
  const shown = new Set(rows.map(({ id }) => id));
  return removeFiles(
    ids.filter((id) => !shown.has(id)),
    tx,
  );
}

export async function deleteById(id: number, tx: Tx): Promise<void> {
  await tx.delete(places).where(eq(places.id, id));
}
