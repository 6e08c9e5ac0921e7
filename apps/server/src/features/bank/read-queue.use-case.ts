import {
  type BankQueue,
  type BankQueueQuery,
  type BankTransaction,
  type BankWait,
  bankStates,
  paymentStates,
} from '@sevenmetre/contract/bank/schemas';
import type { FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import { contradicts, matchPayment, namedClubs, readSymbols } from '@sevenmetre/rules/bank';
import { holdsWords, pageOf, wordsOf } from '@sevenmetre/rules/search';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { type BankContext, type Debts, findDebts } from './bank-context.ts';
import * as bankRepository from './bank.repository.ts';
import type { BankRowOfClub } from './bank.repository.ts';
import { type Alike, AlikeFinder } from './find-alike.ts';

const mostSuggestions = 3;
const mostNumbers = 20;

type Entered = Awaited<ReturnType<typeof bankRepository.findEntered>>[number];

/** A movement or a payment by hand, before it is known why it waits. */
type Listed =
  | { readonly movement: BankRowOfClub; readonly payment?: undefined }
  | { readonly payment: Entered; readonly movement?: undefined };

/** Movements and payments by hand as an organiser asks for them, and the clubs whose payments differ from their debts. */
export function readQueue(
  { database, clock }: BankContext,
  query: BankQueueQuery,
): Promise<Outcome<BankQueue>> {
  return database.transaction(
    async (tx) => {
      const debts = await findDebts(clock.now(), tx);
      if (!debts) return refuse('edition-missing');
      const found = await findListed(debts.editionId, query, tx);
      const { rows, total } = pageOf(found.rows, query, found.order);
      return done({
        transactions: await bodiesOf(debts, rows, tx),
        count: total,
        counts: await bankRepository.countByState(debts.editionId, tx),
        differing: debts.clubs.filter(
          ({ paid, rest, overdue }) => rest < 0 || (paid > 0 && rest > 0 && overdue),
        ),
      });
    },
    { accessMode: 'read only' },
  );
}

/** All movements and payments that a query finds, not in their order: of a list that is only counted nobody needs it (LV8). */
export async function findListed(
  editionId: number,
  { state, search, currency, sort, direction }: BankQueueQuery,
  tx: Tx,
): Promise<{ readonly rows: readonly Listed[]; readonly order: Order }> {
  const asked = bankStates.filter((known) => state === 'all' || state === known);
  const movements = await bankRepository.findAll(editionId, asked, tx);
  const entered =
    state === 'all' || state === 'by-hand' ? await bankRepository.findEntered(editionId, tx) : [];
  const holds = holdsWords(search);
  const rows = [
    ...movements.map((movement): Listed => ({ movement })),
    ...entered.map((payment): Listed => ({ payment })),
  ].filter(
    (listed) =>
      (currency === undefined || rowOf(listed).currency === currency) &&
      (search === undefined || holds(...textsOf(listed))),
  );
  const turn = direction === (sort === undefined ? 'up' : 'down') ? -1 : 1;
  return { rows, order: (one, other) => turn * orders[sort ?? 'newest'](one, other) };
}

function rowOf({ movement, payment }: Listed): BankRowOfClub | Entered {
  return movement ?? payment;
}

function stateOf({ movement }: Listed): BankTransaction['state'] {
  return bankStates.find((known) => known === movement?.state) ?? 'by-hand';
}

/** Also the amount, as it is written without and with its fraction. */
function textsOf({ movement, payment }: Listed): (string | null)[] {
  const { amount, club } = movement ?? payment;
  const amounts = [String(amount / 100), (amount / 100).toFixed(2).replace('.', ',')];
  if (movement === undefined) return [payment.note, club?.name ?? null, ...amounts];
  const { variableSymbol, counterparty, message, reference, account } = movement;
  return [variableSymbol, counterparty, message, reference, account, club?.name ?? null, ...amounts];
}

const names = new Intl.Collator('cs', { numeric: true });
type Order = (one: Listed, other: Listed) => number;
const byNewest: Order = (one, other) =>
  rowOf(one).bookedOn < rowOf(other).bookedOn ? 1 : rowOf(one).bookedOn > rowOf(other).bookedOn ? -1 : 0;
/** What is empty comes last. */
const byText =
  (textOf: (listed: Listed) => string | null | undefined): Order =>
  (one, other) =>
    names.compare(textOf(one) ?? '\uffff', textOf(other) ?? '\uffff') || byNewest(one, other);

const orders: Readonly<Record<NonNullable<BankQueueQuery['sort']> | 'newest', Order>> = {
  newest: byNewest,
  day: (one, other) => -byNewest(one, other),
  name: (one, other) => rowOf(one).amount - rowOf(other).amount || byNewest(one, other),
  payer: byText(({ movement }) => movement?.counterparty),
  symbol: byText(({ movement }) => movement?.variableSymbol),
  club: byText((listed) => rowOf(listed).club?.name),
  state: (one, other) => stateNumber(one) - stateNumber(other) || byNewest(one, other),
};

function stateNumber(listed: Listed): number {
  return paymentStates.indexOf(stateOf(listed));
}

/** Rows with why they wait and which clubs are likely. */
async function bodiesOf(debts: Debts, rows: readonly Listed[], tx: Tx): Promise<BankTransaction[]> {
  const waiting = rows.flatMap(({ movement }) => (movement?.state === 'unmatched' ? movement : []));
  const alike = await findAlike(debts, waiting, tx);
  const words = debts.clubs.map((club) => [club, wordsOf(club.name).join(' ')] as const);
  return rows.map((listed) =>
    listed.movement?.state === 'unmatched'
      ? { ...factsOf(listed), ...waitingOf(listed.movement, { ...debts, words }, alike) }
      : { ...factsOf(listed), waits: null, suggestions: [], alike: null },
  );
}

/** What is stored of a movement or of a payment by hand. */
export function factsOf(listed: Listed): Omit<BankTransaction, 'waits' | 'suggestions' | 'alike'> {
  if (listed.movement === undefined) {
    const { note, ...payment } = listed.payment;
    return {
      ...payment,
      account: '',
      reference: '',
      variableSymbol: null,
      counterparty: null,
      message: note,
      state: 'by-hand',
      reason: null,
      origin: null,
    };
  }
  const { movement } = listed;
  const { id, account, reference, bookedOn, amount, currency, variableSymbol, file, row } = movement;
  return {
    id,
    account,
    reference,
    bookedOn,
    amount,
    currency,
    variableSymbol,
    counterparty: movement.counterparty,
    message: movement.message,
    state: stateOf(listed),
    method: null,
    reason: movement.stateReason,
    club: movement.club,
    origin: file === null || row === null ? null : { file, row },
  };
}

/** Payments that waiting movements look like. */
async function findAlike(
  { editionId, byNumber }: Debts,
  rows: readonly BankRowOfClub[],
  tx: Tx,
): Promise<ReadonlyMap<number, Alike>> {
  const amounts = [...new Set(rows.map(({ amount }) => amount))];
  if (amounts.length === 0) return new Map();
  // Only what is settled already: of two waiting ones either may be kept.
  const stored = await bankRepository.findByAmounts(editionId, amounts, tx);
  const settled = Map.groupBy(
    stored.filter(({ state }) => state !== 'unmatched'),
    ({ amount }) => amount,
  );
  const payments = await bankRepository.findHandPayments(editionId, amounts, tx);
  const entered = Map.groupBy(payments, ({ amount }) => amount);
  const found = rows.flatMap((row) => {
    const club = byNumber.get(row.variableSymbol ?? '')?.clubId ?? null;
    const finder = new AlikeFinder(settled.get(row.amount) ?? [], entered.get(row.amount) ?? []);
    const alike = finder.find(row, club);
    return alike === null ? [] : [[row.id, alike] as const];
  });
  return new Map(found);
}

/** Debts with the words of the clubs' names, made once for all rows. */
interface NamedDebts extends Debts {
  readonly words: readonly (readonly [club: FinanceRow, words: string])[];
}

/** Of a movement that waits. */
function waitingOf(
  row: BankRowOfClub,
  debts: NamedDebts,
  found: ReadonlyMap<number, Alike>,
): Pick<BankTransaction, 'waits' | 'suggestions' | 'alike'> {
  const alike = found.get(row.id) ?? null;
  const suggestions = suggestionsOf(row, debts);
  return {
    waits: waitOf(row, debts, alike, suggestions),
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
function suggestionsOf(row: BankRowOfClub, { clubs, words: ownWords, byNumber }: NamedDebts): Suggestion[] {
  const { message, counterparty, amount, currency } = row;
  const { named: symbols, loose } = readSymbols([message ?? '']);
  const numbers = [row.variableSymbol ?? '', ...symbolsOf(row), ...symbols, ...loose];
  const bySymbols = new Set([
    ...namedClubs({ ...row, symbols: symbolsOf(row) }, byNumber),
    ...numbers.flatMap((digits) => byNumber.get(digits) ?? []),
  ]);
  const text = ` ${wordsOf(`${counterparty ?? ''} ${message ?? ''}`).join(' ')} `;
  const named = ownWords.flatMap(([club, own]) => (isNamed(own, text) && !bySymbols.has(club) ? club : []));
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
function isNamed(own: string, text: string): boolean {
  return own.length >= 4 && text.includes(` ${own} `);
}

function suggested({ clubId: id, name, currency, rest }: FinanceRow) {
  return { id, name, currency, rest };
}
