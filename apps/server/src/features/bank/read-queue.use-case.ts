import type { BankQueue, BankTransaction } from '@sevenmetre/contract/bank/schemas';
import type { FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import { clubsBySymbol } from '@sevenmetre/rules/bank';
import { type BankContext, findDebts } from './bank-context.ts';
import * as bankRepository from './bank.repository.ts';
import type { BankRowOfClub, BankState } from './bank.repository.ts';

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
      return {
        transactions: rows.map((row) => transactionBody(row, clubs, bySymbol)),
        count: counts[state],
        counts,
        differing: clubs.filter(({ paid, rest, overdue }) => rest < 0 || (paid > 0 && rest > 0 && overdue)),
      };
    },
    { accessMode: 'read only' },
  );
}

function transactionBody(
  row: BankRowOfClub,
  clubs: readonly FinanceRow[],
  bySymbol: ReadonlyMap<string, FinanceRow>,
): BankTransaction {
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

/** Clubs whose variable symbol or number the movement contains, then clubs that owe exactly its amount. */
function suggestionsOf(
  { variableSymbol, message, amount, currency }: BankRowOfClub,
  clubs: readonly FinanceRow[],
  bySymbol: ReadonlyMap<string, FinanceRow>,
): BankTransaction['suggestions'] {
  const numbers = [variableSymbol ?? '', ...(message ?? '').split(/\D+/u)];
  const named = new Set(numbers.flatMap((digits) => bySymbol.get(digits) ?? []));
  const owing = clubs.filter(
    (club) => club.rest === amount && club.currency === currency && !named.has(club),
  );
  return [
    ...[...named].map((club) => ({ ...suggested(club), why: 'symbol' as const })),
    ...owing.map((club) => ({ ...suggested(club), why: 'amount' as const })),
  ].slice(0, mostSuggestions);
}

function suggested({ clubId: id, name, currency }: FinanceRow) {
  return { id, name, currency };
}
