import type { BankImportResult } from '@sevenmetre/contract/bank/schemas';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import { addPayment, insertBankTransaction, lockClub, updateBankTransaction } from '../invoices/index.ts';
import { type BankContext, findDebts, type SentFile } from './bank-context.ts';
import type { BankFileError } from './file/movement.ts';
import { readBankFile } from './file/read-bank-file.ts';
import { findProfiles, rememberAnswers } from './profiles.ts';
import { matchMovements, type Matched } from './match-movements.ts';

/**
 * Imports a bank file, all or nothing. A movement with a club's variable symbol and currency becomes a
 * payment, every other one waits in the queue. Nothing is imported while the file has open questions. A repeated or concurrent import of the same movements changes
 * nothing (MO20).
 */
export async function importFile(
  { database, clock }: BankContext,
  userId: number,
  { bytes, query }: SentFile,
): Promise<BankImportResult | BankFileError | 'edition-missing' | 'bank-question-open'> {
  const file = await readBankFile(bytes, query, await findProfiles(database.db));
  if ('error' in file) return file;
  if (file.questions.length > 0) return 'bank-question-open';
  const now = clock.now();
  return database.transaction(async (tx) => {
    const debts = await findDebts(now, tx);
    if (!debts) return 'edition-missing';
    const { editionId } = debts;
    const matched = await matchMovements(file.movements, debts, tx);
    await lockClubs(matched, tx);
    const result = { matched: 0, unmatched: 0, known: 0, skipped: file.left.length };
    // The same order in every import, so that concurrent ones do not deadlock.
    for (const one of matched.toSorted((a, b) => (a.movement.reference < b.movement.reference ? -1 : 1))) {
      result[await bringIn(one, { editionId, userId, now }, tx)] += 1;
    }
    await rememberAnswers(file.tables, query, { editionId, userId, now }, tx);
    await recordAudit(tx, {
      at: now,
      userId,
      action: 'bank.imported',
      subjectType: 'edition',
      subjectId: editionId,
      after: result,
    });
    return result;
  });
}

async function lockClubs(matched: readonly Matched[], tx: Tx): Promise<void> {
  const ids = matched.flatMap(({ result, club }) => (result === 'matched' && club ? [club.clubId] : []));
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) await lockClub(id, tx);
}

interface Bringing {
  readonly editionId: number;
  readonly userId: number;
  readonly now: Date;
}

async function bringIn(
  { movement, result, club }: Matched,
  { editionId, userId, now }: Bringing,
  tx: Tx,
): Promise<'matched' | 'unmatched' | 'known'> {
  if (result === 'known') return 'known';
  const { row: _row, ...stored } = movement;
  const row = await insertBankTransaction({ ...stored, editionId, state: 'unmatched' }, tx);
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
      paymentMethod: 'bank',
      createdByUserId: userId,
    },
  );
  await updateBankTransaction(row.id, { state: 'matched', paymentId: payment.id }, tx);
  return 'matched';
}
