import { eq, sql } from 'drizzle-orm';
import type { DocumentKind } from '@sevenmetre/rules/vocabulary';
import { type Copies, pairCopies, type Tx } from '../../platform/database/index.ts';
import { suppliers } from '../../platform/database/schema/index.ts';

export type NewSupplier = Omit<typeof suppliers.$inferInsert, 'id' | 'editionId'>;

/** Returns their ids by name. */
export async function insertSuppliers(
  editionId: number,
  rows: readonly NewSupplier[],
  tx: Tx,
): Promise<ReadonlyMap<string, number>> {
  const stored = await tx
    .insert(suppliers)
    .values(rows.map((row) => ({ ...row, editionId })))
    .returning();
  return new Map(stored.map(({ id, name }) => [name, id]));
}

/** Copies suppliers; document numbers start again. */
export async function copySuppliers(fromId: number, toId: number, tx: Tx): Promise<Copies> {
  const found = await tx.select().from(suppliers).where(eq(suppliers.editionId, fromId));
  if (found.length === 0) return new Map();
  const fresh = { editionId: toId, lastInvoiceNumber: 0, lastCreditNoteNumber: 0 };
  const stored = await tx
    .insert(suppliers)
    .values(found.map(({ id: _, ...supplier }) => ({ ...supplier, ...fresh })))
    .returning({ id: suppliers.id, key: suppliers.name });
  return pairCopies(
    found.map(({ id, name }) => ({ id, key: name })),
    stored,
  );
}

/**
 * The next number of a supplier's series, starting at 1. The row stays locked until the transaction ends, so
 * that numbers are unique and without gaps.
 */
export async function takeDocumentNumber(supplierId: number, kind: DocumentKind, tx: Tx): Promise<number> {
  const column = kind === 'invoice' ? suppliers.lastInvoiceNumber : suppliers.lastCreditNoteNumber;
  const name = kind === 'invoice' ? 'lastInvoiceNumber' : 'lastCreditNoteNumber';
  const [row] = await tx
    .update(suppliers)
    .set({ [name]: sql`${column} + 1` })
    .where(eq(suppliers.id, supplierId))
    .returning({ number: column });
  if (!row) throw new Error('The supplier of a document is gone');
  return row.number;
}

/**
 * The next number of a supplier's receipts. The row stays locked, so that numbers are unique and without
 * gaps.
 */
export async function takeReceiptNumber(
  supplierId: number,
  tx: Tx,
): Promise<{ number: number; name: string } | null> {
  const { lastReceiptNumber: number, name } = suppliers;
  const [row] = await tx
    .update(suppliers)
    .set({ lastReceiptNumber: sql`${number} + 1` })
    .where(eq(suppliers.id, supplierId))
    .returning({ number, name });
  return row ?? null;
}
