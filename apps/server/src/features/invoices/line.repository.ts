import { aliasedTable, and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { OrderLine, StoredLine } from '@sevenmetre/rules/pricing';
import type { Currency } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../platform/database/index.ts';
import { invoiceDocuments, invoiceItems, payments } from '../../platform/database/schema/index.ts';

export type LineRow = typeof invoiceItems.$inferSelect;
export type NewLine = Omit<typeof invoiceItems.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

const notes = aliasedTable(invoiceDocuments, 'notes');

/** Valid lines: open ones, and those of documents that were not credited. In the order of creation. */
export async function findAllValidByClubId(clubId: number, db: Db | Tx): Promise<LineRow[]> {
  const rows = await db
    .select({ line: invoiceItems })
    .from(invoiceItems)
    .leftJoin(notes, eq(notes.correctsDocumentId, invoiceItems.documentId))
    .where(and(eq(invoiceItems.clubId, clubId), isNull(notes.id)))
    .orderBy(asc(invoiceItems.id));
  return rows.map(({ line }) => line);
}

export function toStoredLine(row: LineRow): StoredLine {
  return { ...row, frozen: row.documentId !== null };
}

/** The currency of the club's money so far, and whether it is binding (MO16). */
export async function findUsedCurrency(
  clubId: number,
  lines: readonly LineRow[],
  db: Db | Tx,
): Promise<{ currency: Currency | null; binding: boolean }> {
  const currency = lines.at(-1)?.currency ?? null;
  const bound = lines.some(({ documentId, isSystem }) => documentId !== null || !isSystem);
  if (currency === null || bound) return { currency, binding: bound };
  const paid = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.clubId, clubId))
    .limit(1);
  return { currency, binding: paid.length > 0 };
}

export async function insertAll(rows: readonly NewLine[], tx: Tx): Promise<LineRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(invoiceItems)
    .values([...rows])
    .returning();
}

export async function updateSystemLine(id: number, line: OrderLine, at: Date, tx: Tx): Promise<void> {
  await tx
    .update(invoiceItems)
    .set({ ...line, updatedAt: at })
    .where(eq(invoiceItems.id, id));
}

export async function deleteAllById(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length > 0) await tx.delete(invoiceItems).where(inArray(invoiceItems.id, [...ids]));
}

export async function mark(ids: readonly number[], outdated: boolean, tx: Tx): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(invoiceItems)
    .set({ outdated })
    .where(inArray(invoiceItems.id, [...ids]));
}

/** Assigns open lines to a document; they cannot change from then on. */
export async function freeze(ids: readonly number[], documentId: number, tx: Tx): Promise<void> {
  await tx
    .update(invoiceItems)
    .set({ documentId, outdated: false })
    .where(inArray(invoiceItems.id, [...ids]));
}

export function findAllByDocumentId(documentId: number, db: Db | Tx): Promise<LineRow[]> {
  return db
    .select()
    .from(invoiceItems)
    .where(eq(invoiceItems.documentId, documentId))
    .orderBy(asc(invoiceItems.id));
}

export async function findById(id: number, clubId: number, db: Db | Tx): Promise<LineRow | null> {
  const [row] = await db
    .select()
    .from(invoiceItems)
    .where(and(eq(invoiceItems.id, id), eq(invoiceItems.clubId, clubId)));
  return row ?? null;
}

export async function findByClientKey(
  clubId: number,
  clientKey: string,
  db: Db | Tx,
): Promise<LineRow | null> {
  const [row] = await db
    .select()
    .from(invoiceItems)
    .where(and(eq(invoiceItems.clubId, clubId), eq(invoiceItems.clientKey, clientKey)));
  return row ?? null;
}

export type LineWords = Pick<
  LineRow,
  | 'nameCs'
  | 'nameEn'
  | 'quantity'
  | 'unitType'
  | 'unitPrice'
  | 'discountPercent'
  | 'supplierId'
  | 'separateInvoice'
>;

export async function updateById(id: number, words: LineWords, at: Date, tx: Tx): Promise<void> {
  await tx
    .update(invoiceItems)
    .set({ ...words, updatedAt: at })
    .where(eq(invoiceItems.id, id));
}
