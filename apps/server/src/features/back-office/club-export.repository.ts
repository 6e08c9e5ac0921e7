import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/database/index.ts';
import { clubs, countries, regions } from '../../platform/database/schema/index.ts';
import { utcText } from '../competition/index.ts';

const invoiceCountries = alias(countries, 'invoice_countries');

/** Fields of registrations that a list leaves out and a workbook has, by the ids of clubs. */
export async function findAllByEditionId(editionId: number, tx: Tx) {
  const { stateReason, vatin, street, city, zip, locale, arrivalDate, departureDate } = clubs;
  const { invoiceSubjectName, invoiceStreet, invoiceCity, invoiceZip, registrationNote, internalNote } =
    clubs;
  const rows = await tx
    .select({
      id: clubs.id,
      agreedToTermsAt: clubs.agreedToTermsAt,
      texts: { stateReason, vatin, street, city, zip, locale, arrivalDate, departureDate },
      invoice: { invoiceSubjectName, invoiceStreet, invoiceCity, invoiceZip },
      notes: { registrationNote, internalNote },
      contact: {
        contactFirstName: clubs.tournamentContactFirstName,
        contactLastName: clubs.tournamentContactLastName,
        contactPhone: clubs.tournamentContactPhone,
      },
      region: regions.name,
      invoiceCountryCode: invoiceCountries.countryCode,
    })
    .from(clubs)
    .leftJoin(regions, eq(regions.id, clubs.regionId))
    .leftJoin(invoiceCountries, eq(invoiceCountries.id, clubs.invoiceCountryId))
    .where(eq(clubs.editionId, editionId));
  return new Map(rows.map((row) => [row.id, flat(row)]));
}

interface Row<T, I, N, C> {
  readonly agreedToTermsAt: Date | null;
  readonly texts: T;
  readonly invoice: I;
  readonly notes: N;
  readonly contact: C;
  readonly region: string | null;
  readonly invoiceCountryCode: string | null;
}

function flat<T, I, N, C>(row: Row<T, I, N, C>) {
  const { agreedToTermsAt, texts, invoice, notes, contact, region, invoiceCountryCode } = row;
  const agreed = agreedToTermsAt && utcText(agreedToTermsAt);
  return { ...texts, ...invoice, ...notes, ...contact, region, invoiceCountryCode, agreedToTermsAt: agreed };
}

export type ClubExportRow =
  Awaited<ReturnType<typeof findAllByEditionId>> extends Map<number, infer R> ? R : never;
