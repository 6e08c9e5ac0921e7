import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ofCurrentEdition } from '../../../competition/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import {
  clubAdmins,
  clubFiles,
  clubs,
  countries,
  editions,
  extraPersonGroups,
  files,
  invoiceDocuments,
  invoiceItems,
  lodgingAllotments,
  payments,
  pricelistItems,
  regions,
  serviceLevels,
  teamCategories,
  teamParticipants,
  teams,
  users,
} from '../../../../platform/database/schema/index.ts';

const invoiceCountries = alias(countries, 'invoice_countries');

/** Columns that the page of a registration and the workbook have, and the list of clubs does not. */
export const detailColumns = {
  stateReason: clubs.stateReason,
  vatin: clubs.vatin,
  street: clubs.street,
  city: clubs.city,
  zip: clubs.zip,
  locale: clubs.locale,
  arrivalDate: clubs.arrivalDate,
  departureDate: clubs.departureDate,
  differentInvoiceAddress: clubs.differentInvoiceAddress,
  invoiceSubjectName: clubs.invoiceSubjectName,
  invoiceStreet: clubs.invoiceStreet,
  invoiceCity: clubs.invoiceCity,
  invoiceZip: clubs.invoiceZip,
  registrationNote: clubs.registrationNote,
  internalNote: clubs.internalNote,
  tournamentContactFirstName: clubs.tournamentContactFirstName,
  tournamentContactLastName: clubs.tournamentContactLastName,
  tournamentContactPhone: clubs.tournamentContactPhone,
};

/** Columns that are shown to organisers unchanged. */
const shown = {
  ...detailColumns,
  id: clubs.id,
  revision: clubs.revision,
  registrationState: clubs.registrationState,
  countryId: clubs.countryId,
  regionId: clubs.regionId,
  invoiceCountryId: clubs.invoiceCountryId,
  name: clubs.name,
  tin: clubs.tin,
  variableSymbol: clubs.variableSymbol,
};

/** A registration of the current edition. null: no such registration. */
export async function findById(id: number, tx: Tx) {
  const [row] = await tx
    .select({
      shown,
      agreedToTermsAt: clubs.agreedToTermsAt,
      createdAt: clubs.createdAt,
      updatedAt: clubs.updatedAt,
      editionId: editions.id,
      timeZone: editions.timeZone,
      countryCode: countries.countryCode,
      region: regions.name,
      invoiceCountryCode: invoiceCountries.countryCode,
    })
    .from(clubs)
    .innerJoin(editions, ofCurrentEdition(clubs.editionId))
    .innerJoin(countries, eq(countries.id, clubs.countryId))
    .leftJoin(regions, eq(regions.id, clubs.regionId))
    .leftJoin(invoiceCountries, eq(invoiceCountries.id, clubs.invoiceCountryId))
    .where(eq(clubs.id, id));
  return row ?? null;
}

export type ClubRow = NonNullable<Awaited<ReturnType<typeof findById>>>;

export function findAdmins(clubId: number, tx: Tx) {
  const { id, firstName, lastName, email, phone } = users;
  return tx
    .select({ id, firstName, lastName, email, phone })
    .from(clubAdmins)
    .innerJoin(users, eq(users.id, clubAdmins.userId))
    .where(eq(clubAdmins.clubId, clubId))
    .orderBy(asc(users.id));
}

const packageNames = { packageCs: pricelistItems.nameCs, packageEn: pricelistItems.nameEn };

export function findTeams(clubId: number, tx: Tx) {
  const participants = tx.$count(teamParticipants, eq(teamParticipants.teamId, teams.id));
  const beds = bedsOf(eq(lodgingAllotments.teamId, teams.id), tx);
  return tx
    .select({
      team: teams,
      categoryCode: teamCategories.code,
      levelCs: serviceLevels.nameCs,
      levelEn: serviceLevels.nameEn,
      ...packageNames,
      participants: sql<number>`${participants}::int`,
      beds,
    })
    .from(teams)
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .leftJoin(serviceLevels, eq(serviceLevels.id, teams.serviceLevelId))
    .leftJoin(pricelistItems, eq(pricelistItems.id, teams.bundlePricelistItemId))
    .where(eq(teams.clubId, clubId))
    .orderBy(asc(teamCategories.weight), asc(teams.teamNumber), asc(teams.id));
}

export function findExtraPersons(clubId: number, tx: Tx) {
  const beds = bedsOf(eq(lodgingAllotments.extraPersonGroupId, extraPersonGroups.id), tx);
  return tx
    .select({ group: extraPersonGroups, ...packageNames, beds })
    .from(extraPersonGroups)
    .leftJoin(pricelistItems, eq(pricelistItems.id, extraPersonGroups.bundlePricelistItemId))
    .where(eq(extraPersonGroups.clubId, clubId))
    .orderBy(asc(extraPersonGroups.id));
}

/** Sum of beds allotted to the guests that match the condition. */
function bedsOf(condition: ReturnType<typeof eq>, tx: Tx) {
  const given = tx
    .select({ sum: sql`sum(${lodgingAllotments.persons})` })
    .from(lodgingAllotments)
    .where(condition);
  return sql<number>`coalesce((${given}), 0)::int`;
}

export function findFiles(clubId: number, tx: Tx) {
  return tx
    .select({ file: files })
    .from(clubFiles)
    .innerJoin(files, eq(files.id, clubFiles.fileId))
    .where(eq(clubFiles.clubId, clubId))
    .orderBy(asc(files.id));
}

/** Valid lines: open ones, and those of documents that were not credited. */
export function findLines(clubId: number, tx: Tx) {
  const credits = alias(invoiceDocuments, 'credits');
  const { nameCs, nameEn, quantity, unitPrice, discountPercent, currency } = invoiceItems;
  return tx
    .select({ nameCs, nameEn, quantity, unitPrice, discountPercent, currency })
    .from(invoiceItems)
    .leftJoin(credits, eq(credits.correctsDocumentId, invoiceItems.documentId))
    .where(and(eq(invoiceItems.clubId, clubId), eq(invoiceItems.outdated, false), isNull(credits.id)))
    .orderBy(asc(invoiceItems.id));
}

export function findPayments(clubId: number, tx: Tx) {
  const { id, paymentDate, orderAmount } = payments;
  return tx
    .select({ id, paymentDate, orderAmount })
    .from(payments)
    .where(eq(payments.clubId, clubId))
    .orderBy(desc(paymentDate), desc(id));
}
