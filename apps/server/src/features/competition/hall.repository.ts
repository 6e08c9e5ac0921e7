import { and, asc, eq } from 'drizzle-orm';
import { placeTypes } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../platform/database/index.ts';
import { placeTranslations, places } from '../../platform/database/schema/index.ts';

/** Halls of an edition in the order of their codes, with both names; a hall without a name has its code. */
export async function findHalls(editionId: number, tx: Db | Tx) {
  const rows = await tx
    .select({
      id: places.id,
      code: places.code,
      address: places.address,
      lat: places.lat,
      lng: places.lng,
      locale: placeTranslations.locale,
      name: placeTranslations.name,
    })
    .from(places)
    .leftJoin(placeTranslations, eq(placeTranslations.placeId, places.id))
    .where(and(eq(places.editionId, editionId), eq(places.placeType, placeTypes.hall)))
    .orderBy(asc(places.code), asc(places.id));
  const nameOf = (id: number, code: string, locale: string) =>
    rows.find((row) => row.id === id && row.locale === locale)?.name ?? code;
  return [...new Map(rows.map(({ locale: _, name: __, ...hall }) => [hall.id, hall])).values()].map(
    (hall) => ({
      ...hall,
      nameCs: nameOf(hall.id, hall.code, 'cs'),
      nameEn: nameOf(hall.id, hall.code, 'en'),
    }),
  );
}
