import { and, asc, eq, or, sql } from 'drizzle-orm';
import { releaseOfPayment } from './bank-transaction.repository.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  bankImports,
  bankTransactions,
  cashReceipts,
  payments,
  users,
} from '../../platform/database/schema/index.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = Omit<typeof payments.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

export async function insert(row: NewPayment, tx: Tx): Promise<PaymentRow> {
  const [stored] = await tx.insert(payments).values(row).returning();
  if (!stored) throw new Error('The payment has no row');
  return stored;
}

export interface PaymentOfClub extends PaymentRow {
  readonly cashReceivedBy: string | null;
  readonly fromBank: boolean;
  /** File and row of the bank's statement; null: another payment, or not known. */
  readonly origin: { readonly file: string; readonly row: number } | null;
  readonly receiptNumber: number | null;
}

/** By day, then in the order of recording. */
export async function findAllByClubId(clubId: number, db: Db | Tx): Promise<PaymentOfClub[]> {
  const rows = await db
    .select({
      payment: payments,
      first: users.firstName,
      last: users.lastName,
      bank: bankTransactions.id,
      row: bankTransactions.row,
      file: bankImports.fileName,
      receiptNumber: cashReceipts.number,
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.cashReceivedById))
    .leftJoin(bankTransactions, eq(bankTransactions.paymentId, payments.id))
    .leftJoin(bankImports, eq(bankImports.id, bankTransactions.importId))
    .leftJoin(cashReceipts, eq(cashReceipts.paymentId, payments.id))
    .where(eq(payments.clubId, clubId))
    .orderBy(asc(payments.paymentDate), asc(payments.id));
  return rows.map(({ payment, first, last, bank, row, file, receiptNumber }) => ({
    ...payment,
    cashReceivedBy: first === null ? null : `${first} ${last ?? ''}`.trim(),
    fromBank: bank !== null,
    origin: file === null || row === null ? null : { file, row },
    receiptNumber,
  }));
}

export async function findById(id: number, clubId: number, db: Db | Tx): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.clubId, clubId)));
  return row ?? null;
}

/** The bank movement of the payment returns to the queue. */
export async function deleteById(id: number, tx: Tx): Promise<void> {
  await releaseOfPayment(id, tx);
  await tx.delete(payments).where(eq(payments.id, id));
}

const organises = or(sql`'ROLE_ADMIN' = any(${users.roles})`, sql`'ROLE_SUPER_ADMIN' = any(${users.roles})`);

/** Organisers, who may have taken cash. */
export async function findCashReceivers(db: Db | Tx): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .select({ id: users.id, first: users.firstName, last: users.lastName })
    .from(users)
    .where(organises)
    .orderBy(asc(users.lastName), asc(users.firstName));
  return rows.map(({ id, first, last }) => ({ id, name: `${first} ${last}` }));
}

export async function isCashReceiver(id: number, db: Db | Tx): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), organises));
  return rows.length > 0;
}
