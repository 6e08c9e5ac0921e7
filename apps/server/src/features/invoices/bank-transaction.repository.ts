import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { bankTransactions } from '../../platform/database/schema/index.ts';

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
  state: Pick<BankTransaction, 'state'> & Partial<Pick<BankTransaction, 'stateReason' | 'paymentId'>>,
  tx: Tx,
): Promise<void> {
  await tx.update(bankTransactions).set(state).where(eq(bankTransactions.id, id));
}

/** Puts the bank movement of a payment back into the queue. */
export async function releaseOfPayment(paymentId: number, tx: Tx): Promise<void> {
  await tx
    .update(bankTransactions)
    .set({ state: 'unmatched', paymentId: null })
    .where(eq(bankTransactions.paymentId, paymentId));
}
