import type { Tx } from '../../platform/database/index.ts';
import {
  addPayment,
  insertBankTransaction,
  type PaymentOrigin,
  type ReceivedPayment,
  updateBankTransaction,
} from '../invoices/index.ts';
import type { Movement } from './file/movement.ts';
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
): Promise<BroughtIn> {
  if (result === 'known') return { stored: 'known', received: null };
  const row = await insertBankTransaction({ ...movement, editionId, importId, state: 'unmatched' }, tx);
  if (!row) return { stored: 'known', received: null };
  if (result !== 'matched' || club === null) return { stored: 'unmatched', received: null };
  const { clubId } = club;
  const method = importId === null ? 'card' : 'bank';
  const { amount } = movement;
  const paid = { clubId, amount, orderAmount: amount, method } as const;
  const payment = await payFrom(movement, paid, { userId, now, origin }, tx);
  await updateBankTransaction(row.id, { state: 'matched', paymentId: payment.id }, tx);
  return { stored: 'matched', received: payment };
}

interface BroughtIn {
  readonly stored: 'matched' | 'unmatched' | 'known';
  /** null: it is no payment of a club, or was one before. */
  readonly received: ReceivedPayment | null;
}

interface Paid {
  readonly clubId: number;
  /** In minor units of the movement's currency. */
  readonly amount: number;
  /** Its value, in minor units of the club's currency. */
  readonly orderAmount: number;
  readonly method: 'bank' | 'card';
}

/** Records a movement, or a part of it, as a payment of a club, whose row the caller has locked. */
export function payFrom(
  movement: Pick<Movement, 'bookedOn' | 'currency'>,
  { clubId, amount, orderAmount, method }: Paid,
  { userId, now, origin }: Pick<Bringing, 'userId' | 'now' | 'origin'>,
  tx: Tx,
) {
  return addPayment(
    tx,
    { userId, clubId, now },
    {
      clubId,
      paymentDate: movement.bookedOn,
      orderAmount,
      receivedAmount: amount,
      receivedAmountCurrency: movement.currency,
      paymentMethod: method,
      createdByUserId: userId,
    },
    origin,
  );
}
