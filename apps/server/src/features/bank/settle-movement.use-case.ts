import { undoableUntil } from '@sevenmetre/rules/undo';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findCurrentEdition, lockClub, notifyPayments, updateBankTransaction } from '../invoices/index.ts';
import type { BankContext } from './bank-context.ts';
import * as bankRepository from './bank.repository.ts';
import { payFrom } from './bring-in.ts';
import { AlikeFinder } from './find-alike.ts';
import type { BankRow, BankState } from './bank.repository.ts';

/** The answer of calls that only change something. */
export type Nothing = Readonly<Record<string, never>>;

/**
 * Makes a waiting movement a payment of a club.
 * @param orderAmount its value, in minor units of the club's currency
 */
export function assignMovement(
  { database, clock }: BankContext,
  userId: number,
  id: number,
  { clubId, orderAmount }: { readonly clubId: number; readonly orderAmount: number },
): Promise<Outcome<{ paymentId: number }>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const editionId = (await findCurrentEdition(tx))?.id;
    if (editionId === undefined) return refuse('edition-missing');
    // The club is locked before the movement, as in an import.
    const club = await lockClub(clubId, tx);
    if (club?.editionId !== editionId) return refuse('club-unknown');
    const locked = await lockIn('unmatched', id, editionId, tx);
    if (!locked.ok) return locked;
    const movement = locked.value;
    const paid = { clubId, amount: movement.amount, orderAmount, method: 'bank' } as const;
    const origin = await bankRepository.findOrigin(movement, tx);
    const payment = await payFrom(movement, paid, { userId, now, origin }, tx);
    await updateBankTransaction(id, { state: 'matched', paymentId: payment.id, settledByHand: true }, tx);
    await notifyPayments(tx, [payment], { now, sendAt: undoableUntil(now) });
    return done({ paymentId: payment.id });
  });
}

/**
 * Joins a waiting movement with the payment that it repeats (MO23): with one entered by hand, which then comes from the
 * bank, or with another movement, beside which it is ignored.
 */
export function joinMovement(
  { database, clock }: BankContext,
  userId: number,
  id: number,
  other: { readonly kind: 'payment' | 'movement'; readonly id: number },
): Promise<Outcome<Nothing>> {
  return database.transaction(async (tx) => {
    const editionId = (await findCurrentEdition(tx))?.id;
    if (editionId === undefined) return refuse('edition-missing');
    const payment =
      other.kind === 'payment' ? await bankRepository.lockPaymentClub(other.id, editionId, tx) : null;
    const locked = await lockIn('unmatched', id, editionId, tx);
    if (!locked.ok) return locked;
    const movement = locked.value;
    if (other.kind === 'payment' && payment === null) return refuse('movement-not-alike');
    const stored = await bankRepository.findByAmounts(editionId, [movement.amount], tx);
    const entered = await bankRepository.findHandPayments(editionId, [movement.amount], tx);
    const movements = stored.filter(
      (row) => other.kind === 'movement' && row.id === other.id && row.id !== id,
    );
    const payments = entered.filter((row) => other.kind === 'payment' && row.id === other.id);
    if (new AlikeFinder(movements, payments).find(movement, null) === null)
      return refuse('movement-not-alike');
    const reason = movements[0] === undefined ? null : bankRepository.joinedReason(movements[0].reference);
    const change =
      other.kind === 'payment'
        ? ({ state: 'matched', paymentId: other.id } as const)
        : ({ state: 'ignored', stateReason: reason } as const);
    await updateBankTransaction(id, { ...change, settledByHand: true }, tx);
    await recordAudit(tx, {
      at: clock.now(),
      userId,
      action: `movement.${change.state}`,
      subjectType: 'bank-transaction',
      subjectId: id,
      before: { state: 'unmatched' },
      after: { state: change.state },
      reason,
    });
    return done({});
  });
}

/** Ignores a waiting movement, with a reason. */
export function ignoreMovement(
  context: BankContext,
  userId: number,
  id: number,
  reason: string,
): Promise<Outcome<Nothing>> {
  return change(context, { userId, id, from: 'unmatched', to: 'ignored', reason });
}

/** Puts an ignored movement back into the queue. */
export function restoreMovement(context: BankContext, userId: number, id: number): Promise<Outcome<Nothing>> {
  return change(context, { userId, id, from: 'ignored', to: 'unmatched', reason: null });
}

interface Change {
  readonly userId: number;
  readonly id: number;
  readonly from: BankState;
  readonly to: BankState;
  readonly reason: string | null;
}

function change({ database, clock }: BankContext, change: Change): Promise<Outcome<Nothing>> {
  const { userId, id, from, to, reason } = change;
  return database.transaction(async (tx) => {
    const editionId = (await findCurrentEdition(tx))?.id;
    if (editionId === undefined) return refuse('edition-missing');
    const locked = await lockIn(from, id, editionId, tx);
    if (!locked.ok) return locked;
    const settledByHand = to !== 'unmatched';
    await updateBankTransaction(id, { state: to, stateReason: reason, settledByHand }, tx);
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
    return done({});
  });
}

/** Locks a movement in its state. */
export async function lockIn(
  state: BankState,
  id: number,
  editionId: number,
  tx: Tx,
): Promise<Outcome<BankRow>> {
  const movement = await bankRepository.lockById(id, editionId, tx);
  if (!movement) return refuse('movement-unknown');
  return movement.state === state ? done(movement) : refuse('movement-settled');
}
