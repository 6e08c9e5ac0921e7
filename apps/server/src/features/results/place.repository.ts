import { and, asc, eq, exists, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { StaticBody } from '@sevenmetre/contract/live/static-body';
import type { Db } from '../../platform/database/index.ts';
import {
  files,
  matches,
  placeFiles,
  places,
  placeTranslations,
} from '../../platform/database/schema/index.ts';
import { utcText } from '../competition/index.ts';
import { fileAddress } from '../images/index.ts';

type Place = StaticBody['places'][number];

/** Places of the edition and shared ones, by code. */
export async function findPlaces(editionId: number, db: Db): Promise<Place[]> {
  const rows = await db
    .select()
    .from(places)
    .where(and(or(eq(places.editionId, editionId), isNull(places.editionId)), isPublicPlace(db)))
    .orderBy(asc(places.code), asc(places.id));
  const names = await db.select().from(placeTranslations).orderBy(asc(placeTranslations.id));
  const attached = await db
    .select({ placeId: placeFiles.placeId, file: files })
    .from(placeFiles)
    .innerJoin(files, eq(placeFiles.fileId, files.id))
    .orderBy(asc(files.id));
  return rows.map((row) => ({
    ...publicColumns(row),
    translations: names
      .filter(({ placeId }) => placeId === row.id)
      .map(({ locale, name, description }) => ({ locale, name, description })),
    files: attached.filter(({ placeId }) => placeId === row.id).map(({ file }) => publicFile(file)),
  }));
}

/** A place that is not in use is public only as the hall of a match. */
function isPublicPlace(db: Db): SQL | undefined {
  const played = db
    .select({ one: sql`1` })
    .from(matches)
    .where(eq(matches.placeId, places.id));
  return or(eq(places.isActive, true), exists(played));
}

function publicColumns(row: typeof places.$inferSelect): Omit<Place, 'translations' | 'files'> {
  return {
    id: row.id,
    code: row.code,
    address: row.address,
    lat: row.lat,
    lng: row.lng,
    link: row.link,
    data: JSON.stringify(row.data),
    isActive: row.isActive,
    visibleOnMap: row.visibleOnMap,
    defaultRefereeAccommodation: row.defaultRefereeAccommodation,
    placeType: row.placeType,
    createdAt: utcText(row.createdAt),
    updatedAt: utcText(row.updatedAt),
    allowedTrainingTypesIds: row.allowedTrainingTypesIds,
  };
}

function publicFile({
  id,
  storageKey,
  filename,
  extension,
  folder,
}: typeof files.$inferSelect): Place['files'][number] {
  return { id, url: fileAddress(storageKey), filename, extension, folder };
}
