import { and, asc, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  extraPersonGroups,
  lodgingAllotments,
  lodgings,
  places,
  placeTranslations,
  teams,
} from '../../platform/database/schema/index.ts';

const nameCs = alias(placeTranslations, 'name_cs');
const nameEn = alias(placeTranslations, 'name_en');

/** Where a club's teams and extra persons sleep, by place. */
export async function findAllByClubId(clubId: number, db: Db | Tx) {
  const rows = await db
    .select({
      teamId: lodgingAllotments.teamId,
      extraPersonGroupId: lodgingAllotments.extraPersonGroupId,
      persons: lodgingAllotments.persons,
      kind: lodgings.kind,
      label: lodgings.label,
      note: lodgings.note,
      placeId: places.id,
      code: places.code,
      address: places.address,
      nameCs: nameCs.name,
      nameEn: nameEn.name,
    })
    .from(lodgingAllotments)
    .innerJoin(lodgings, eq(lodgings.id, lodgingAllotments.lodgingId))
    .innerJoin(places, eq(places.id, lodgings.placeId))
    .leftJoin(teams, eq(teams.id, lodgingAllotments.teamId))
    .leftJoin(extraPersonGroups, eq(extraPersonGroups.id, lodgingAllotments.extraPersonGroupId))
    .leftJoin(nameCs, and(eq(nameCs.placeId, places.id), eq(nameCs.locale, 'cs')))
    .leftJoin(nameEn, and(eq(nameEn.placeId, places.id), eq(nameEn.locale, 'en')))
    .where(or(eq(teams.clubId, clubId), eq(extraPersonGroups.clubId, clubId)))
    .orderBy(asc(places.code), asc(lodgings.label), asc(lodgingAllotments.id));
  return rows.map(({ code, ...row }) => ({
    ...row,
    nameCs: row.nameCs ?? code,
    nameEn: row.nameEn ?? code,
  }));
}

export type ClubBeds = Awaited<ReturnType<typeof findAllByClubId>>[number];
