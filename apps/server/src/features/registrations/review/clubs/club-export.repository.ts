import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../../platform/database/index.ts';
import { clubFiles, clubs, countries, files, regions } from '../../../../platform/database/schema/index.ts';
import { detailColumns } from './club.repository.ts';

const invoiceCountries = alias(countries, 'invoice_countries');

/** Fields of registrations that are in the workbook and not in the list, by club id. */
export async function findAllByEditionId(editionId: number, tx: Tx) {
  const rows = await tx
    .select({
      id: clubs.id,
      texts: detailColumns,
      agreedToTermsAt: clubs.agreedToTermsAt,
      updatedAt: clubs.updatedAt,
      region: regions.name,
      invoiceCountryCode: invoiceCountries.countryCode,
    })
    .from(clubs)
    .leftJoin(regions, eq(regions.id, clubs.regionId))
    .leftJoin(invoiceCountries, eq(invoiceCountries.id, clubs.invoiceCountryId))
    .where(eq(clubs.editionId, editionId));
  return new Map(rows.map(({ texts, ...row }) => [row.id, { ...texts, ...row }]));
}

export type ClubExportRow =
  Awaited<ReturnType<typeof findAllByEditionId>> extends Map<number, infer R> ? R : never;

/** Names of uploaded files, by club id. */
export async function findFileNames(editionId: number, tx: Tx): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .select({ clubId: clubFiles.clubId, filename: files.filename })
    .from(clubFiles)
    .innerJoin(files, eq(files.id, clubFiles.fileId))
    .innerJoin(clubs, eq(clubs.id, clubFiles.clubId))
    .where(eq(clubs.editionId, editionId))
    .orderBy(asc(files.id));
  const named = Map.groupBy(rows, ({ clubId }) => clubId);
  return new Map([...named].map(([id, own]) => [id, own.map(({ filename }) => filename).join(', ')]));
}
