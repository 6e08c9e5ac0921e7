import type { BankPreview } from '@sevenmetre/contract/bank/schemas';
import { type BankContext, findDebts, findReadingContext, type SentFile } from './bank-context.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { type BankFile, refusalOf } from './file/movement.ts';
import { readBankFile } from './file/read-bank-file.ts';
import { type Matched, matchMovements } from './match-movements.ts';

/** What the import of a bank file would do; stores nothing. */
export async function previewFile(
  { database, clock }: BankContext,
  { bytes, query, watch }: SentFile,
): Promise<Outcome<BankPreview>> {
  const file = await readBankFile(bytes, query, await findReadingContext(database.db), watch);
  if ('error' in file) return refusalOf(file);
  return database.transaction(
    async (tx) => {
      const debts = await findDebts(clock.now(), tx);
      if (!debts) return refuse('edition-missing');
      return done(previewOf(file, await matchMovements(file.movements, debts, tx)));
    },
    { accessMode: 'read only' },
  );
}

function previewOf(file: BankFile, matched: readonly Matched[]): BankPreview {
  const { format, movements, left, aside, questions, tables, hidden } = file;
  const asked = left.filter(({ reason }) => reason === 'asked').length;
  return {
    format,
    accounts: [...new Set(movements.map(({ account }) => account))].filter((account) => account !== ''),
    movements: matched.map(({ movement, result, club, alike }) => {
      const { account: _account, symbols: _symbols, isBatch: _isBatch, ...shown } = movement;
      return {
        ...shown,
        result,
        club: club && { id: club.clubId, name: club.name },
        rest: club?.rest ?? null,
        alike,
      };
    }),
    left: [...left],
    questions: [...questions],
    remembered: tables.flatMap(({ used, names }) => (used === null ? [] : [{ ...used, names }])),
    hidden,
    counts: {
      rows: movements.length + left.length + aside,
      aside,
      taken: movements.length,
      asked,
      skipped: left.length - asked,
    },
    sums: sumsOf(matched, left),
  };
}

/** By currency; rows without a readable amount are in none. */
function sumsOf(matched: readonly Matched[], left: BankFile['left']): BankPreview['sums'] {
  const sums = new Map<string, BankPreview['sums'][number]>();
  const add = (currency: string, amount: number, part: 'matched' | 'queue' | 'known' | 'skipped') => {
    const sum = sums.get(currency) ?? { currency, file: 0, matched: 0, queue: 0, known: 0, skipped: 0 };
    sums.set(currency, { ...sum, file: sum.file + amount, [part]: sum[part] + amount });
  };
  for (const { movement, result } of matched)
    add(movement.currency, movement.amount, result === 'matched' || result === 'known' ? result : 'queue');
  for (const { amount, currency } of left) {
    if (amount !== null && currency !== null) add(currency, amount, 'skipped');
  }
  return [...sums.values()];
}
