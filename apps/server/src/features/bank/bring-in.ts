import type { Tx } from '../../platform/database/index.ts';
import {
  addPayment,
  insertBankTransaction,
  type PaymentOrigin,
  updateBankTransaction,
} from '../invoices/index.ts';
import type { Matched } from './match-movements.ts';

export interface Bringing {
  readonly editionId: number;
  /** null: the provider has confirmed it. */
  readonly importId: number | null;
  /** Of the log. */
  readonly origin: PaymentOrigin | null;
  /** null: nobody, the provider has confirmed it. */
  readonly userId: number | null;
  readonly now: Date;
}

/**
 * Stores a movement once: as a payment of the club with its symbol, or in the queue (MO20). The caller holds the lock of the
 * club's row.
 */
export async function bringIn(
  { movement, result, club }: Matched,
  { editionId, importId, origin, userId, now }: Bringing,
  tx: Tx,
): Promise<'matched' | 'unmatched' | 'known'> {
  if (result === 'known') return 'known';
  const row = await insertBankTransaction({ ...movement, editionId, importId, state: 'unmatched' }, tx);
  if (!row) return 'known';
  if (result !== 'matched' || club === null) return 'unmatched';
  const { clubId } = club;
  const payment = await addPayment(
    tx,
    { userId, clubId, now },
    {
      clubId,
      paymentDate: movement.bookedOn,
      orderAmount: movement.amount,
      receivedAmount: movement.amount,
      receivedAmountCurrency: movement.currency,
      paymentMethod: importId === null ? 'card' : 'bank',
      createdByUserId: userId,
    },
    origin,
  );
  await updateBankTransaction(row.id, { state: 'matched', paymentId: payment.id }, tx);
  return 'matched';
}
