import type { BankImportResult, BankLeftSum } from '@sevenmetre/contract/bank/schemas';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  addPayment,
  deleteBankImport,
  insertBankImport,
  insertBankTransaction,
  lockClub,
  updateBankTransaction,
} from '../invoices/index.ts';
import { type BankContext, findDebts, findReadingContext, type SentFile } from './bank-context.ts';
import { type BankFileError, type LeftRow, shortText } from './file/movement.ts';
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
): Promise<BankImportResult | BankFileError | 'edition-missing' | 'bank-question-open'> {
  const file = await readBankFile(bytes, query, await findReadingContext(database.db));
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
    const fileName = shortText(name) ?? '–';
    const importId = await insertBankImport(
      { editionId, fileName, left: leftSums(file.left), importedAt: now, importedByUserId: userId },
      tx,
    );
    // The same order in every import, so that concurrent ones do not deadlock.
    for (const one of matched.toSorted((a, b) => (a.movement.reference < b.movement.reference ? -1 : 1))) {
      result[await bringIn(one, { editionId, importId, fileName, userId, now }, tx)] += 1;
    }
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
    return result;
  });
}

async function lockClubs(matched: readonly Matched[], tx: Tx): Promise<void> {
  const ids = matched.flatMap(({ result, club }) => (result === 'matched' && club ? [club.clubId] : []));
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) await lockClub(id, tx);
}

interface Bringing {
  readonly editionId: number;
  readonly importId: number;
  readonly fileName: string;
  readonly userId: number;
  readonly now: Date;
}

async function bringIn(
  { movement, result, club }: Matched,
  { editionId, importId, fileName, userId, now }: Bringing,
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
      paymentMethod: 'bank',
      createdByUserId: userId,
    },
    { file: fileName, row: movement.row },
  );
  await updateBankTransaction(row.id, { state: 'matched', paymentId: payment.id }, tx);
  return 'matched';
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
