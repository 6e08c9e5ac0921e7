import { undoableUntil } from '@sevenmetre/rules/undo';
import type { BankImportResult, BankLeftSum } from '@sevenmetre/contract/bank/schemas';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  deleteBankImport,
  insertBankImport,
  lockClub,
  notifyPayments,
  type ReceivedPayment,
} from '../invoices/index.ts';
import { lockPaymentLink } from '../payment-links/index.ts';
import { type BankContext, findDebts, findReadingContext, type SentFile } from './bank-context.ts';
import { bringIn } from './bring-in.ts';
import { type LeftRow, refusalOf, shortText } from './file/movement.ts';
import { readBankFile } from './file/read-bank-file.ts';
import { rememberAnswers } from './profiles.ts';
import { matchMovements, type Matched } from './match-movements.ts';

/**
 * Imports a bank file, all or nothing. A movement with a club's variable symbol and currency becomes a
 * payment, every other one waits in the queue. Nothing is imported while the file has open questions. A repeated or concurrent import of the same movements changes
 * nothing (MO20).
 */
export async function importFile(
  { database, clock }: BankContext,
  userId: number,
  { name, bytes, query }: SentFile,
): Promise<Outcome<BankImportResult>> {
  const file = await readBankFile(bytes, query, await findReadingContext(database.db));
  if ('error' in file) return refusalOf(file);
  if (file.questions.length > 0) return refuse('bank-question-open');
  const now = clock.now();
  return database.transaction(async (tx) => {
    const debts = await findDebts(now, tx);
    if (!debts) return refuse('edition-missing');
    const { editionId } = debts;
    // No confirmation of a provider is matched beside this file.
    await lockPaymentLink(editionId, tx);
    const matched = await matchMovements(file.movements, debts, tx);
    await lockClubs(matched, tx);
    const result = { matched: 0, unmatched: 0, known: 0, skipped: file.left.length };
    const received: ReceivedPayment[] = [];
    const fileName = shortText(name) ?? '–';
    const importId = await insertBankImport(
      { editionId, fileName, left: leftSums(file.left), importedAt: now, importedByUserId: userId },
      tx,
    );
    // The same order in every import, so that concurrent ones do not deadlock.
    for (const one of matched.toSorted((a, b) => (a.movement.reference < b.movement.reference ? -1 : 1))) {
      const origin = { file: fileName, row: one.movement.row };
      const brought = await bringIn(one, { editionId, importId, origin, userId, now }, tx);
      result[brought.stored] += 1;
      if (brought.received !== null) received.push(brought.received);
    }
    await notifyPayments(tx, received, { now, sendAt: undoableUntil(now) });
    if (result.matched + result.unmatched === 0) await deleteBankImport(importId, tx);
    await rememberAnswers(file.tables, query, { editionId, userId, now }, tx);
    await recordAudit(tx, {
      at: now,
      userId,
      action: 'bank.imported',
      subjectType: 'edition',
      subjectId: editionId,
      after: { ...result, import: importId, file: fileName },
    });
    return done(result);
  });
}

async function lockClubs(matched: readonly Matched[], tx: Tx): Promise<void> {
  const ids = matched.flatMap(({ result, club }) => (result === 'matched' && club ? [club.clubId] : []));
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) await lockClub(id, tx);
}

/** Rows that were not imported, which are not stored themselves. No question is open, so that none is asked about. */
function leftSums(left: readonly LeftRow[]): BankLeftSum[] {
  const sums = new Map<string, BankLeftSum>();
  for (const { reason, currency, amount } of left) {
    if (reason === 'asked') continue;
    const key = `${reason} ${currency}`;
    const { rows, sum } = sums.get(key) ?? { rows: 0, sum: 0 };
    sums.set(key, { reason, currency, rows: rows + 1, sum: sum + (amount ?? 0) });
  }
  return [...sums.values()];
}
