import { aliasedTable, and, eq } from 'drizzle-orm';
import { ofCurrentEdition } from '../competition/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  countries,
  editions,
  places,
  placeTranslations,
  refereeProjects,
  referees,
  tshirtSizes,
} from '../../platform/database/schema/index.ts';

/** Owner of a registration of the current edition; null: no such registration. */
export async function findOwnerById(id: number, tx: Db | Tx): Promise<{ userId: number | null } | null> {
  const [row] = await tx
    .select({ userId: referees.userId })
    .from(referees)
    .innerJoin(editions, ofCurrentEdition(referees.editionId))
    .where(eq(referees.id, id));
  return row ?? null;
}

const nameCs = aliasedTable(placeTranslations, 'name_cs');
const nameEn = aliasedTable(placeTranslations, 'name_en');

/** A whole registration. The caller checks `findOwnerById` and the permission first. */
export async function findById(id: number, tx: Db | Tx) {
  const [row] = await tx
    .select({
      referee: referees,
      timeZone: editions.timeZone,
      countryCode: countries.countryCode,
      tshirtSize: tshirtSizes.code,
      project: refereeProjects.name,
      hotel: { id: places.id, code: places.code, nameCs: nameCs.name, nameEn: nameEn.name },
    })
    .from(referees)
    .innerJoin(editions, eq(editions.id, referees.editionId))
    .leftJoin(countries, eq(countries.id, referees.countryId))
    .leftJoin(tshirtSizes, eq(tshirtSizes.id, referees.tshirtSizeId))
    .leftJoin(refereeProjects, eq(refereeProjects.id, referees.refereeProjectId))
    .leftJoin(places, eq(places.id, referees.accommodationPlaceId))
    .leftJoin(nameCs, and(eq(nameCs.placeId, places.id), eq(nameCs.locale, 'cs')))
    .leftJoin(nameEn, and(eq(nameEn.placeId, places.id), eq(nameEn.locale, 'en')))
    .where(eq(referees.id, id));
  return row ?? null;
}

export type RefereeRow = NonNullable<Awaited<ReturnType<typeof findById>>>;
