import type { BankQueue, BankTransaction, BankWait } from '@sevenmetre/contract/bank/schemas';
import type { FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import { contradicts, matchPayment, namedClubs, readSymbols } from '@sevenmetre/rules/bank';
import { wordsOf } from '@sevenmetre/rules/search';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { type BankContext, type Debts, findDebts } from './bank-context.ts';
import * as bankRepository from './bank.repository.ts';
import type { BankRowOfClub } from './bank.repository.ts';
import { type Alike, AlikeFinder } from './find-alike.ts';

type ShownState = BankTransaction['state'];

const pageSize = 50;
const mostSuggestions = 3;
const mostNumbers = 20;

/** A page of movements by state, and the clubs whose payments differ from their debts. */
export function readQueue(
  { database, clock }: BankContext,
  { state, page }: { readonly state: ShownState; readonly page: number },
): Promise<Outcome<BankQueue>> {
  return database.transaction(
    async (tx) => {
      const debts = await findDebts(clock.now(), tx);
      if (!debts) return refuse('edition-missing');
      const { editionId, clubs } = debts;
      const counts = await bankRepository.countByState(editionId, tx);
      const from = (page - 1) * pageSize;
      const rows = await bankRepository.findPage(editionId, state, { from, size: pageSize }, tx);
      const alike = state === 'unmatched' ? await findAlike(debts, rows, tx) : null;
      return done({
        transactions: rows.map((row) => transactionBody(row, debts, state, alike?.get(row.id) ?? null)),
        count: counts[state],
        counts,
        differing: clubs.filter(({ paid, rest, overdue }) => rest < 0 || (paid > 0 && rest > 0 && overdue)),
      });
    },
    { accessMode: 'read only' },
  );
}

/** Payments that the waiting movements of a page look like. */
async function findAlike(
  { editionId, byNumber }: Debts,
  rows: readonly BankRowOfClub[],
  tx: Tx,
): Promise<ReadonlyMap<number, Alike>> {
  const amounts = [...new Set(rows.map(({ amount }) => amount))];
  if (amounts.length === 0) return new Map();
  const stored = await bankRepository.findByAmounts(editionId, amounts, tx);
  const entered = await bankRepository.findHandPayments(editionId, amounts, tx);
  const found = rows.flatMap((row) => {
    const club = byNumber.get(row.variableSymbol ?? '')?.clubId ?? null;
    // Only what is settled already: of two waiting ones either may be kept.
    const others = stored.filter(({ id, state }) => id !== row.id && state !== 'unmatched');
    const alike = new AlikeFinder(others, entered).find(row, club);
    return alike === null ? [] : [[row.id, alike] as const];
  });
  return new Map(found);
}

function transactionBody(
  row: BankRowOfClub,
  debts: Debts,
  state: ShownState,
  alike: Alike | null,
): BankTransaction {
  const suggestions = state === 'unmatched' ? suggestionsOf(row, debts) : [];
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
    state,
    reason: row.stateReason,
    club: row.club,
    origin: row.file === null || row.row === null ? null : { file: row.file, row: row.row },
    waits: state === 'unmatched' ? waitOf(row, debts, alike, suggestions) : null,
    suggestions: suggestions.map(({ club, why }) => ({ ...suggested(club), why })),
    alike,
  };
}

/** Numbers that a stored movement names; of those stored before they were kept, as its message names them. */
function symbolsOf({ symbols, variableSymbol, message }: BankRowOfClub): readonly string[] {
  if (symbols !== null) return symbols;
  return variableSymbol === null ? readSymbols([message ?? '']).named : [variableSymbol];
}

/** Why a movement waits, as far as that is so now: a club may have come since the import. */
function waitOf(
  row: BankRowOfClub,
  { byNumber }: Debts,
  alike: Alike | null,
  suggestions: readonly Suggestion[],
): BankWait {
  if (contradicts(row)) return 'confirmation-differs';
  if (alike !== null) return 'alike';
  if (row.isBatch) return 'batch';
  const symbols = symbolsOf(row);
  const { result } = matchPayment({ ...row, symbols }, byNumber);
  if (result === 'matched') return 'released';
  if (result !== 'unmatched') return result;
  if (symbols.length > 0) return 'symbol-unknown';
  const [first] = suggestions;
  if (first === undefined) return 'nothing';
  return first.why === 'symbol' ? 'number-only' : `${first.why}-only`;
}

interface Suggestion {
  readonly club: FinanceRow;
  readonly why: BankTransaction['suggestions'][number]['why'];
}

/**
 * Clubs whose symbol or invoice the movement contains, then those it names, then those that owe exactly its amount. All of the first kind, since
 * a payment may be divided among them.
 */
function suggestionsOf(row: BankRowOfClub, { clubs, byNumber }: Debts): Suggestion[] {
  const { message, counterparty, amount, currency } = row;
  const { named: symbols, loose } = readSymbols([message ?? '']);
  const numbers = [row.variableSymbol ?? '', ...symbolsOf(row), ...symbols, ...loose];
  const bySymbols = new Set([
    ...namedClubs({ ...row, symbols: symbolsOf(row) }, byNumber),
    ...numbers.flatMap((digits) => byNumber.get(digits) ?? []),
  ]);
  const words = ` ${wordsOf(`${counterparty ?? ''} ${message ?? ''}`).join(' ')} `;
  const named = clubs.filter((club) => isNamed(club.name, words) && !bySymbols.has(club));
  const owing = clubs.filter(
    (club) =>
      club.rest === amount && club.currency === currency && !bySymbols.has(club) && !named.includes(club),
  );
  const first = [...bySymbols].slice(0, mostNumbers).map((club) => ({ club, why: 'symbol' as const }));
  const others = [
    ...named.map((club) => ({ club, why: 'name' as const })),
    ...owing.map((club) => ({ club, why: 'amount' as const })),
  ];
  return [...first, ...others.slice(0, Math.max(0, mostSuggestions - first.length))];
}

/** All words of the name one after another; a name of one short word is no evidence. */
function isNamed(name: string, words: string): boolean {
  const own = wordsOf(name).join(' ');
  return own.length >= 4 && words.includes(` ${own} `);
}

function suggested({ clubId: id, name, currency, rest }: FinanceRow) {
  return { id, name, currency, rest };
}
