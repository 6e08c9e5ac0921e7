import { aliasedTable, and, asc, eq, isNull } from 'drizzle-orm';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { ofCurrentEdition } from '../competition/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  clubs,
  countries,
  editions,
  files,
  invoiceDocuments,
  suppliers,
} from '../../platform/database/schema/index.ts';
import { DocumentContent } from './document-content.ts';

type Columns = typeof invoiceDocuments.$inferSelect;
export type DocumentRow = Omit<Columns, 'content'> & { readonly content: DocumentContent };
export type NewDocument = Omit<typeof invoiceDocuments.$inferInsert, 'id' | 'content'> & {
  readonly content: DocumentContent;
};
export type SupplierRow = typeof suppliers.$inferSelect;

const notes = aliasedTable(invoiceDocuments, 'notes');

export async function insert({ content, ...row }: NewDocument, tx: Tx): Promise<DocumentRow> {
  const [stored] = await tx
    .insert(invoiceDocuments)
    .values({ ...row, content })
    .returning();
  if (!stored) throw new Error('The document has no row');
  return { ...stored, content };
}

/** A document of the current edition. */
export async function findById(id: number, db: Db | Tx): Promise<DocumentRow | null> {
  const [row] = await db
    .select({ document: invoiceDocuments })
    .from(invoiceDocuments)
    .innerJoin(editions, ofCurrentEdition(invoiceDocuments.editionId))
    .where(eq(invoiceDocuments.id, id));
  return row ? withContent(row.document) : null;
}

/** A document of any edition: clubs keep access to their documents. */
export async function findPaper(id: number, db: Db | Tx): Promise<DocumentRow | null> {
  const [row] = await db.select().from(invoiceDocuments).where(eq(invoiceDocuments.id, id));
  return row ? withContent(row) : null;
}

/** Locks the document for drawing or crediting. */
export async function lockById(id: number, tx: Tx): Promise<DocumentRow | null> {
  const [row] = await tx.select().from(invoiceDocuments).where(eq(invoiceDocuments.id, id)).for('update');
  return row ? withContent(row) : null;
}

/** Oldest first. */
export async function findAllByClubId(clubId: number, db: Db | Tx): Promise<DocumentRow[]> {
  const rows = await db
    .select()
    .from(invoiceDocuments)
    .where(eq(invoiceDocuments.clubId, clubId))
    .orderBy(asc(invoiceDocuments.id));
  return rows.map(withContent);
}

/** Invoices of a club that were not credited. */
export async function findAllValidByClubId(clubId: number, db: Db | Tx): Promise<DocumentRow[]> {
  const rows = await db
    .select({ document: invoiceDocuments })
    .from(invoiceDocuments)
    .leftJoin(notes, eq(notes.correctsDocumentId, invoiceDocuments.id))
    .where(and(eq(invoiceDocuments.clubId, clubId), eq(invoiceDocuments.kind, 'invoice'), isNull(notes.id)))
    .orderBy(asc(invoiceDocuments.id));
  return rows.map(({ document }) => withContent(document));
}

export async function isCredited(id: number, db: Db | Tx): Promise<boolean> {
  const rows = await db
    .select({ id: invoiceDocuments.id })
    .from(invoiceDocuments)
    .where(eq(invoiceDocuments.correctsDocumentId, id));
  return rows.length > 0;
}

export async function findSupplier(id: number, db: Db | Tx): Promise<SupplierRow | null> {
  const [row] = await db.select().from(suppliers).where(eq(suppliers.id, id));
  return row ?? null;
}

export function findSuppliers(editionId: number, db: Db | Tx): Promise<SupplierRow[]> {
  return db
    .select()
    .from(suppliers)
    .where(eq(suppliers.editionId, editionId))
    .orderBy(asc(suppliers.weight), asc(suppliers.id));
}

export interface Customer {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly tournament: string;
  readonly year: number;
  readonly name: string;
  readonly subjectName: string | null;
  readonly tin: string | null;
  readonly vatin: string | null;
  readonly address: Address;
  /** null: the club's own address. */
  readonly invoiceAddress: Address | null;
}

interface Address {
  readonly street: string | null;
  readonly city: string | null;
  readonly zip: string | null;
  readonly countryCode: string;
}

/** Customer of a club's documents, and the tournament. */
export async function findCustomer(clubId: number, db: Db | Tx): Promise<Customer | null> {
  const [row] = await db
    .select({ club: clubs, edition: editions, country: countries.countryCode })
    .from(clubs)
    .innerJoin(editions, eq(editions.id, clubs.editionId))
    .innerJoin(countries, eq(countries.id, clubs.countryId))
    .where(eq(clubs.id, clubId));
  if (!row) return null;
  const { club, edition, country } = row;
  const [other] = await db
    .select({ code: countries.countryCode })
    .from(countries)
    .where(eq(countries.id, club.invoiceCountryId ?? club.countryId));
  const { street, city, zip, invoiceStreet, invoiceCity, invoiceZip } = club;
  return {
    locale: club.locale,
    timeZone: edition.timeZone,
    tournament: edition.name.includes(String(edition.year))
      ? edition.name
      : `${edition.name} ${edition.year}`,
    year: edition.year,
    name: club.name,
    subjectName: club.invoiceSubjectName,
    tin: club.tin,
    vatin: club.vatin,
    address: { street, city, zip, countryCode: country },
    invoiceAddress: club.differentInvoiceAddress
      ? { street: invoiceStreet, city: invoiceCity, zip: invoiceZip, countryCode: other?.code ?? country }
      : null,
  };
}

export async function updateFile(id: number, fileId: number, tx: Tx): Promise<void> {
  await tx.update(invoiceDocuments).set({ fileId }).where(eq(invoiceDocuments.id, id));
}

export async function findStorageKey(fileId: number, db: Db | Tx): Promise<string | null> {
  const [row] = await db.select({ key: files.storageKey }).from(files).where(eq(files.id, fileId));
  return row?.key ?? null;
}

function withContent(row: Columns): DocumentRow {
  return { ...row, content: DocumentContent.parse(row.content) };
}
