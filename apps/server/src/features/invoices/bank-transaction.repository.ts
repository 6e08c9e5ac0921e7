import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { bankImports, bankTransactions, invoiceDocuments } from '../../platform/database/schema/index.ts';

export type BankTransaction = typeof bankTransactions.$inferSelect;
export type NewBankTransaction = typeof bankTransactions.$inferInsert;

/** null: the movement is stored already. */
export async function insertBankTransaction(
  row: NewBankTransaction,
  tx: Tx,
): Promise<BankTransaction | null> {
  const [stored] = await tx.insert(bankTransactions).values(row).onConflictDoNothing().returning();
  return stored ?? null;
}

export async function updateBankTransaction(
  id: number,
  state: Pick<BankTransaction, 'state'> &
    Partial<Pick<BankTransaction, 'stateReason' | 'paymentId' | 'settledByHand'>>,
  tx: Tx,
): Promise<void> {
  await tx.update(bankTransactions).set(state).where(eq(bankTransactions.id, id));
}

/** Puts the bank movement of a payment back into the queue. */
export async function releaseOfPayment(paymentId: number, tx: Tx): Promise<void> {
  await tx
    .update(bankTransactions)
    .set({ state: 'unmatched', paymentId: null, settledByHand: false })
    .where(eq(bankTransactions.paymentId, paymentId));
}

/** Opens the record of an import, whose movements name it. */
export async function insertBankImport(row: typeof bankImports.$inferInsert, tx: Tx): Promise<number> {
  const [stored] = await tx.insert(bankImports).values(row).returning({ id: bankImports.id });
  if (!stored) throw new Error('The import has no row');
  return stored.id;
}

/** Removes the record of an import that brought nothing. */
export async function deleteBankImport(id: number, tx: Tx): Promise<void> {
  await tx.delete(bankImports).where(eq(bankImports.id, id));
}

export async function markImportUndone(id: number, undoneAt: Date, tx: Tx): Promise<void> {
  await tx.update(bankImports).set({ undoneAt }).where(eq(bankImports.id, id));
}

export async function deleteBankTransaction(id: number, tx: Tx): Promise<void> {
  await tx.delete(bankTransactions).where(eq(bankTransactions.id, id));
}

/** Clubs with a document issued after an instant. */
export async function findClubsIssuedSince(
  since: Date,
  clubIds: readonly number[],
  tx: Tx,
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectDistinct({ clubId: invoiceDocuments.clubId })
    .from(invoiceDocuments)
    .where(and(inArray(invoiceDocuments.clubId, [...clubIds]), gt(invoiceDocuments.issuedAt, since)));
  return new Set(rows.map(({ clubId }) => clubId));
}
