import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { paymentNotices } from '../../platform/database/schema/index.ts';
import type { PaymentRow } from './payment.repository.ts';

export type NoticeRow = typeof paymentNotices.$inferSelect;

export type ReceivedPayment = Pick<
  PaymentRow,
  'id' | 'clubId' | 'receivedAmount' | 'receivedAmountCurrency' | 'paymentDate'
>;

const rowsAtOnce = 1000;

export async function insertAll(payments: readonly ReceivedPayment[], tx: Tx): Promise<NoticeRow[]> {
  const rows = payments.map((payment) => ({
    paymentId: payment.id,
    clubId: payment.clubId,
    amount: payment.receivedAmount,
    currency: payment.receivedAmountCurrency,
    day: payment.paymentDate,
  }));
  const stored: NoticeRow[] = [];
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    stored.push(
      ...(await tx
        .insert(paymentNotices)
        .values(rows.slice(from, from + rowsAtOnce))
        .returning()),
    );
  return stored;
}

/** Whether it may be the same payment: of the same club, with the same amount and day. */
export function isOf(payment: ReceivedPayment, { clubId, amount, currency, day }: NoticeRow): boolean {
  return (
    payment.clubId === clubId &&
    payment.receivedAmount === amount &&
    payment.receivedAmountCurrency === currency &&
    payment.paymentDate === day
  );
}

export async function findByPaymentId(paymentId: number, tx: Tx): Promise<NoticeRow | null> {
  const [row] = await tx.select().from(paymentNotices).where(eq(paymentNotices.paymentId, paymentId));
  return row ?? null;
}

export async function takeBack(id: number, takenBackAt: Date, tx: Tx): Promise<void> {
  await tx.update(paymentNotices).set({ takenBackAt }).where(eq(paymentNotices.id, id));
}

/** Says of a payment that was taken back that it is here again. */
export async function reopen(id: number, paymentId: number, tx: Tx): Promise<void> {
  await tx.update(paymentNotices).set({ paymentId, takenBackAt: null }).where(eq(paymentNotices.id, id));
}

export async function deleteById(id: number, tx: Tx): Promise<void> {
  await tx.delete(paymentNotices).where(eq(paymentNotices.id, id));
}

/** Payments of clubs that were taken back after they were mailed, in this order. */
export function findTakenBack(clubIds: readonly number[], db: Db | Tx): Promise<NoticeRow[]> {
  const { clubId, takenBackAt, id } = paymentNotices;
  return db
    .select()
    .from(paymentNotices)
    .where(and(inArray(clubId, [...clubIds]), isNotNull(takenBackAt)))
    .orderBy(asc(takenBackAt), asc(id));
}
