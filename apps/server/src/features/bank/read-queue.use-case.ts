import type { BankQueue, BankTransaction } from '@sevenmetre/contract/bank/schemas';
import type { FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import { clubsBySymbol, readSymbols } from '@sevenmetre/rules/bank';
import { wordsOf } from '@sevenmetre/rules/search';
import type { Tx } from '../../platform/database/index.ts';
import { type BankContext, findDebts } from './bank-context.ts';
import * as bankRepository from './bank.repository.ts';
import type { BankRowOfClub, BankState } from './bank.repository.ts';
import { type Alike, AlikeFinder } from './find-alike.ts';

const pageSize = 50;
const mostSuggestions = 3;

/**
 * A page of movements by state, and the clubs whose payments differ from their debts; null: no current
 * edition.
 */
export function readQueue(
  { database, clock }: BankContext,
  { state, page }: { readonly state: BankState; readonly page: number },
): Promise<BankQueue | null> {
  return database.transaction(
    async (tx) => {
      const debts = await findDebts(clock.now(), tx);
      if (!debts) return null;
      const { editionId, clubs } = debts;
      const counts = await bankRepository.countByState(editionId, tx);
      const from = (page - 1) * pageSize;
      const rows = await bankRepository.findPage(editionId, state, { from, size: pageSize }, tx);
      const bySymbol = clubsBySymbol(clubs);
      const alike = state === 'unmatched' ? await findAlike(editionId, rows, bySymbol, tx) : null;
      return {
        transactions: rows.map((row) => ({
          ...transactionBody(row, clubs, bySymbol),
          alike: alike?.get(row.id) ?? null,
        })),
        count: counts[state],
        counts,
        differing: clubs.filter(({ paid, rest, overdue }) => rest < 0 || (paid > 0 && rest > 0 && overdue)),
      };
    },
    { accessMode: 'read only' },
  );
}

/** Payments that the waiting movements of a page look like. */
async function findAlike(
  editionId: number,
  rows: readonly BankRowOfClub[],
  bySymbol: ReadonlyMap<string, FinanceRow>,
  tx: Tx,
): Promise<ReadonlyMap<number, Alike>> {
  const amounts = [...new Set(rows.map(({ amount }) => amount))];
  if (amounts.length === 0) return new Map();
  const stored = await bankRepository.findByAmounts(editionId, amounts, tx);
  const entered = await bankRepository.findHandPayments(editionId, amounts, tx);
  const found = rows.flatMap((row) => {
    const club = bySymbol.get(row.variableSymbol ?? '')?.clubId ?? null;
    // Only what is settled already: of two waiting ones either may be kept.
    const others = stored.filter(({ id, state }) => id !== row.id && state !== 'unmatched');
    const alike = new AlikeFinder(others, entered).find(row, club);
    return alike === null ? [] : [[row.id, alike] as const];
  });
  return new Map(found);
}

function transactionBody(
  row: BankRowOfClub,
  clubs: readonly FinanceRow[],
  bySymbol: ReadonlyMap<string, FinanceRow>,
): Omit<BankTransaction, 'alike'> {
  return {
    id: row.id,
    account: row.account,
    reference: row.reference,
    bookedOn: row.bookedOn,
    amount: row.amount,
    currency: row.currency,
    variableSymbol: row.variableSymbol,
    counterparty: row.counterparty,
    message: row.message,
    state: row.state,
    reason: row.stateReason,
    club: row.club,
    suggestions: row.state === 'unmatched' ? suggestionsOf(row, clubs, bySymbol) : [],
  };
}

/** Clubs whose variable symbol the movement contains, then those it names, then those that owe exactly its amount. */
function suggestionsOf(
  { variableSymbol, message, counterparty, amount, currency }: BankRowOfClub,
  clubs: readonly FinanceRow[],
  bySymbol: ReadonlyMap<string, FinanceRow>,
): BankTransaction['suggestions'] {
  const { named: symbols, loose } = readSymbols([message ?? '']);
  const numbers = [variableSymbol ?? '', ...symbols, ...loose];
  const bySymbols = new Set(numbers.flatMap((digits) => bySymbol.get(digits) ?? []));
  const words = ` ${wordsOf(`${counterparty ?? ''} ${message ?? ''}`).join(' ')} `;
  const named = clubs.filter((club) => isNamed(club.name, words) && !bySymbols.has(club));
  const owing = clubs.filter(
    (club) =>
      club.rest === amount && club.currency === currency && !bySymbols.has(club) && !named.includes(club),
  );
  return [
    ...[...bySymbols].map((club) => ({ ...suggested(club), why: 'symbol' as const })),
    ...named.map((club) => ({ ...suggested(club), why: 'name' as const })),
    ...owing.map((club) => ({ ...suggested(club), why: 'amount' as const })),
  ].slice(0, mostSuggestions);
}

/** All words of the name one after another; a name of one short word is no evidence. */
function isNamed(name: string, words: string): boolean {
  const own = wordsOf(name).join(' ');
  return own.length >= 4 && words.includes(` ${own} `);
}

function suggested({ clubId: id, name, currency }: FinanceRow) {
  return { id, name, currency };
}
