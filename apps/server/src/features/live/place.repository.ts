import { type DataLocale } from '@sevenmetre/rules/vocabulary';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { placeKindOf } from '@sevenmetre/rules/snapshot';
import type { Place, PlaceFile } from '@sevenmetre/rules/tournament';
import type { Db } from '../../platform/database/index.ts';
import { files, placeFiles, places, placeTranslations } from '../../platform/database/schema/index.ts';
import { fileAddress } from '../images/index.ts';

/**
 * Active places of the edition and those shared by all, with public fields. A name without a translation
 * falls back to the code.
 */
export async function findPublicPlaces(editionId: number, db: Db): Promise<Map<number, Place>> {
  const { id, code, placeType, address, lat, lng, link, visibleOnMap } = places;
  const isOfEdition = or(eq(places.editionId, editionId), isNull(places.editionId));
  const rows = await db
    .select({ id, code, placeType, address, lat, lng, link, visibleOnMap })
    .from(places)
    .where(and(eq(places.isActive, true), isOfEdition));
  const texts = await findTexts(db);
  const filesOf = await findFiles(db);
  const found = rows.flatMap(({ placeType: type, ...row }): Place[] => {
    const kind = placeKindOf(type);
    if (kind === null) return [];
    const [cs, en] = [texts(row.id, 'cs'), texts(row.id, 'en')];
    return [
      {
        ...row,
        kind,
        nameCs: cs?.name ?? row.code,
        nameEn: en?.name ?? row.code,
        informationCs: cs?.description ?? null,
        informationEn: en?.description ?? null,
        files: filesOf.get(row.id) ?? [],
      },
    ];
  });
  return new Map(found.map((place) => [place.id, place]));
}

async function findTexts(db: Db) {
  const rows = await db.select().from(placeTranslations);
  const texts = new Map(rows.map((row) => [`${row.placeId} ${row.locale}`, row]));
  return (placeId: number, locale: DataLocale) => texts.get(`${placeId} ${locale}`);
}

async function findFiles(db: Db): Promise<ReadonlyMap<number, readonly PlaceFile[]>> {
  const rows = await db
    .select({ placeId: placeFiles.placeId, file: files })
    .from(placeFiles)
    .innerJoin(files, eq(placeFiles.fileId, files.id))
    .orderBy(asc(files.id));
  const ofPlace = new Map<number, PlaceFile[]>();
  for (const { placeId, file } of rows) {
    const { id, storageKey, filename, extension } = file;
    const list = ofPlace.get(placeId) ?? [];
    list.push({ id, url: fileAddress(storageKey), filename, extension });
    ofPlace.set(placeId, list);
  }
  return ofPlace;
}
