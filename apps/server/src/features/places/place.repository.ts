import { placeTypes, type DataLocale } from '@sevenmetre/rules/vocabulary';
import type { PlaceKind } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import { places, placeTranslations } from '../../platform/database/schema/index.ts';

export interface NewPlace {
  /** Code among the edition's own places; an existing place is updated. */
  readonly code: string;
  readonly kind: PlaceKind;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly informationCs: string | null;
  readonly informationEn: string | null;
  readonly address: string | null;
  /** Degrees. */
  readonly lat: number | null;
  readonly lng: number | null;
  readonly link: string | null;
  readonly visibleOnMap: boolean;
  readonly defaultRefereeAccommodation: boolean;
}

export async function upsert(editionId: number, place: NewPlace, now: Date, tx: Tx): Promise<number> {
  const { code, kind, address, lat, lng, link, visibleOnMap, defaultRefereeAccommodation } = place;
  const columns = {
    placeType: placeTypes[kind],
    address,
    lat,
    lng,
    link,
    visibleOnMap,
    defaultRefereeAccommodation,
    updatedAt: now,
  };
  const [row] = await tx
    .insert(places)
    .values({ editionId, code, ...columns })
    .onConflictDoUpdate({ target: [places.editionId, places.code], set: columns })
    .returning({ id: places.id });
  if (!row) throw new Error('A place that was stored has no id');
  await upsertText(row.id, 'cs', place.nameCs, place.informationCs, tx);
  await upsertText(row.id, 'en', place.nameEn, place.informationEn, tx);
  return row.id;
}

async function upsertText(
  placeId: number,
  locale: DataLocale,
  name: string,
  description: string | null,
  tx: Tx,
): Promise<void> {
  await tx
    .insert(placeTranslations)
    .values({ placeId, locale, name, description })
    .onConflictDoUpdate({
      target: [placeTranslations.placeId, placeTranslations.locale],
      set: { name, description },
    });
}
