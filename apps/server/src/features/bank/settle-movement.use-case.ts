import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import { addPayment, findCurrentEdition, lockClub, updateBankTransaction } from '../invoices/index.ts';
import type { BankContext } from './bank-context.ts';
import * as bankRepository from './bank.repository.ts';
import type { BankRow, BankState } from './bank.repository.ts';

export type SettleRefusal =
  | 'edition-missing'
  | 'club-unknown'
  | 'movement-unknown'
  /** The movement is a payment or ignored already. */
  | 'movement-settled';

/**
 * Makes a waiting movement a payment of a club.
 * @param orderAmount its value, in minor units of the club's currency
 */
export function assignMovement(
  { database, clock }: BankContext,
  userId: number,
  id: number,
  { clubId, orderAmount }: { readonly clubId: number; readonly orderAmount: number },
): Promise<{ paymentId: number } | SettleRefusal> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const editionId = (await findCurrentEdition(tx))?.id;
    if (editionId === undefined) return 'edition-missing';
    // The club is locked before the movement, as in an import.
    const club = await lockClub(clubId, tx);
    if (club?.editionId !== editionId) return 'club-unknown';
    const movement = await lockIn('unmatched', id, editionId, tx);
    if (typeof movement === 'string') return movement;
    const payment = await addPayment(
      tx,
      { userId, clubId, now },
      {
        clubId,
        paymentDate: movement.bookedOn,
        orderAmount,
        receivedAmount: movement.amount,
        receivedAmountCurrency: movement.currency,
        paymentMethod: 'bank',
        createdByUserId: userId,
      },
    );
    await updateBankTransaction(id, { state: 'matched', paymentId: payment.id }, tx);
    return { paymentId: payment.id };
  });
}

/** Ignores a waiting movement, with a reason. null: done. */
export function ignoreMovement(
  context: BankContext,
  userId: number,
  id: number,
  reason: string,
): Promise<SettleRefusal | null> {
  return change(context, { userId, id, from: 'unmatched', to: 'ignored', reason });
}

/** Puts an ignored movement back into the queue. null: done. */
export function restoreMovement(
  context: BankContext,
  userId: number,
  id: number,
): Promise<SettleRefusal | null> {
  return change(context, { userId, id, from: 'ignored', to: 'unmatched', reason: null });
}

interface Change {
  readonly userId: number;
  readonly id: number;
  readonly from: BankState;
  readonly to: BankState;
  readonly reason: string | null;
}

function change({ database, clock }: BankContext, change: Change): Promise<SettleRefusal | null> {
  const { userId, id, from, to, reason } = change;
  return database.transaction(async (tx) => {
    const editionId = (await findCurrentEdition(tx))?.id;
    if (editionId === undefined) return 'edition-missing';
    const movement = await lockIn(from, id, editionId, tx);
    if (typeof movement === 'string') return movement;
    await updateBankTransaction(id, { state: to, stateReason: reason }, tx);
    await recordAudit(tx, {
      at: clock.now(),
      userId,
      action: `movement.${to}`,
      subjectType: 'bank-transaction',
      subjectId: id,
      before: { state: from },
      after: { state: to },
      reason,
    });
    return null;
  });
}

async function lockIn(
  state: BankState,
  id: number,
  editionId: number,
  tx: Tx,
): Promise<BankRow | 'movement-unknown' | 'movement-settled'> {
  const movement = await bankRepository.lockById(id, editionId, tx);
  if (!movement) return 'movement-unknown';
  return movement.state === state ? movement : 'movement-settled';
}
