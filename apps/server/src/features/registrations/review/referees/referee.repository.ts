import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { placeTypes } from '@sevenmetre/rules/vocabulary';
import { ofCurrentEdition } from '../../../competition/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import {
  countries,
  editions,
  lodgingAllotments,
  lodgings,
  places,
  placeTranslations,
  refereeProjects,
  referees,
  tshirtSizes,
} from '../../../../platform/database/schema/index.ts';

const colleagues = alias(referees, 'colleagues');
const nameCs = alias(placeTranslations, 'name_cs');
const nameEn = alias(placeTranslations, 'name_en');

/** Columns that the page of a registration and the workbook have, and the list of referees does not. */
export const detailColumns = {
  sex: referees.sex,
  birthYear: referees.birthYear,
  stateReason: referees.stateReason,
  street: referees.street,
  city: referees.city,
  zip: referees.zip,
  highestCompetition: referees.highestCompetition,
  licenceNumber: referees.licenceNumber,
  colleagueRequested: referees.colleagueRefereeRequested,
  wantsAccommodation: referees.wantsAccommodation,
  wantsSingleRoom: referees.wantsSingleRoom,
  accompanimentPersons: referees.accompanimentPersons,
  mealVouchers: referees.mealVouchers,
  arrivalDate: referees.arrivalDate,
  departureDate: referees.departureDate,
  registrationNote: referees.registrationNote,
  internalNote: referees.internalNote,
};

/** Columns that are shown to organisers unchanged. */
const shown = {
  ...detailColumns,
  id: referees.id,
  revision: referees.revision,
  state: referees.registrationState,
  firstName: referees.firstName,
  lastName: referees.lastName,
  email: referees.email,
  phone: referees.phone,
  colleagueId: referees.colleagueRefereeId,
};

/** A registration of the current edition. null: no such registration. */
export async function findById(id: number, tx: Tx) {
  const [row] = await tx
    .select({
      shown,
      ownProject: referees.refereeProjectName,
      agreedToTermsAt: referees.agreedToTermsAt,
      createdAt: referees.createdAt,
      updatedAt: referees.updatedAt,
      edition: {
        id: editions.id,
        timeZone: editions.timeZone,
        first: editions.startDate,
        last: editions.endDate,
      },
      countryCode: countries.countryCode,
      tshirtSize: tshirtSizes.code,
      project: refereeProjects.name,
      colleagueFirstName: colleagues.firstName,
      colleagueLastName: colleagues.lastName,
    })
    .from(referees)
    .innerJoin(editions, ofCurrentEdition(referees.editionId))
    .leftJoin(countries, eq(countries.id, referees.countryId))
    .leftJoin(tshirtSizes, eq(tshirtSizes.id, referees.tshirtSizeId))
    .leftJoin(refereeProjects, eq(refereeProjects.id, referees.refereeProjectId))
    .leftJoin(colleagues, eq(colleagues.id, referees.colleagueRefereeId))
    .where(eq(referees.id, id));
  return row ?? null;
}

export type RefereeRow = NonNullable<Awaited<ReturnType<typeof findById>>>;

/** Halls of an edition by code, with their names. */
export async function findHalls(editionId: number, tx: Tx) {
  const rows = await tx
    .select({ id: places.id, code: places.code, nameCs: nameCs.name, nameEn: nameEn.name })
    .from(places)
    .leftJoin(nameCs, and(eq(nameCs.placeId, places.id), eq(nameCs.locale, 'cs')))
    .leftJoin(nameEn, and(eq(nameEn.placeId, places.id), eq(nameEn.locale, 'en')))
    .where(and(eq(places.editionId, editionId), eq(places.placeType, placeTypes.hall)))
    .orderBy(asc(places.code));
  return rows.map(({ code, ...hall }) => ({
    id: hall.id,
    nameCs: hall.nameCs ?? code,
    nameEn: hall.nameEn ?? code,
  }));
}

/** Lodging of a referee. null: no bed allotted yet. */
export async function findBed(refereeId: number, tx: Tx) {
  const [row] = await tx
    .select({
      code: places.code,
      nameCs: nameCs.name,
      nameEn: nameEn.name,
      lodging: lodgings.label,
      persons: lodgingAllotments.persons,
    })
    .from(lodgingAllotments)
    .innerJoin(lodgings, eq(lodgings.id, lodgingAllotments.lodgingId))
    .innerJoin(places, eq(places.id, lodgings.placeId))
    .leftJoin(nameCs, and(eq(nameCs.placeId, places.id), eq(nameCs.locale, 'cs')))
    .leftJoin(nameEn, and(eq(nameEn.placeId, places.id), eq(nameEn.locale, 'en')))
    .where(eq(lodgingAllotments.refereeId, refereeId));
  if (!row) return null;
  const { code, lodging, persons } = row;
  return { place: { nameCs: row.nameCs ?? code, nameEn: row.nameEn ?? code }, lodging, persons };
}
