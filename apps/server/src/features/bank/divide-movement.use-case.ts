import { undoableUntil } from '@sevenmetre/rules/undo';
import type { DivideBody } from '@sevenmetre/contract/bank/schemas';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  findCurrentEdition,
  insertBankTransaction,
  lockClub,
  notifyPayments,
  type ReceivedPayment,
  updateBankTransaction,
} from '../invoices/index.ts';
import type { BankContext } from './bank-context.ts';
import * as bankRepository from './bank.repository.ts';
import { payFrom } from './bring-in.ts';
import { lockIn, type Nothing } from './settle-movement.use-case.ts';

/**
 * Divides a waiting movement into payments of several clubs, whose amounts add up to its own (MO20). Each part is a movement of its own, so that one
 * whose payment is removed waits again alone.
 */
export function divideMovement(
  { database, clock }: BankContext,
  userId: number,
  id: number,
  { parts }: DivideBody,
): Promise<Outcome<Nothing>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const editionId = (await findCurrentEdition(tx))?.id;
    if (editionId === undefined) return refuse('edition-missing');
    const clubIds = [...new Set(parts.map(({ clubId }) => clubId))].sort((a, b) => a - b);
    // Clubs are locked before the movement, as in an import.
    const symbols = new Map<number, string | null>();
    for (const clubId of clubIds) {
      const club = await lockClub(clubId, tx);
      if (club?.editionId !== editionId) return refuse('club-unknown');
      symbols.set(clubId, club.variableSymbol);
    }
    const locked = await lockIn('unmatched', id, editionId, tx);
    if (!locked.ok) return locked;
    const movement = locked.value;
    const sum = parts.reduce((total, { amount }) => total + amount, 0);
    if (sum !== movement.amount || clubIds.length < parts.length) return refuse('parts-differ');
    const { id: _id, createdAt: _createdAt, reference, ...said } = movement;
    const origin = await bankRepository.findOrigin(movement, tx);
    const received: ReceivedPayment[] = [];
    for (const [at, { clubId, amount, orderAmount }] of parts.entries()) {
      const paid = { clubId, amount, orderAmount, method: 'bank' } as const;
      const payment = await payFrom(movement, paid, { userId, now, origin }, tx);
      received.push(payment);
      const symbol = symbols.get(clubId) ?? null;
      await insertBankTransaction(
        {
          ...said,
          reference: `${reference}/part-${at + 1}`,
          amount,
          variableSymbol: symbol,
          symbols: symbol === null ? [] : [symbol],
          isBatch: false,
          dividedFromId: id,
          state: 'matched',
          settledByHand: true,
          paymentId: payment.id,
        },
        tx,
      );
    }
    await notifyPayments(tx, received, { now, sendAt: undoableUntil(now) });
    await updateBankTransaction(id, { state: 'divided', settledByHand: true }, tx);
    await recordAudit(tx, {
      at: now,
      userId,
      action: 'movement.divided',
      subjectType: 'bank-transaction',
      subjectId: id,
      before: { state: 'unmatched' },
      after: { state: 'divided', parts },
    });
    return done({});
  });
}
