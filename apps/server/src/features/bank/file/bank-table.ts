import type { BankFileQuery, BankQuestion, BankSkipReason } from '@sevenmetre/contract/bank/schemas';
import { type BankColumn, bankColumns, readSymbols } from '@sevenmetre/rules/bank';
import { fold } from '@sevenmetre/rules/search';
import {
  amountNotation,
  type AmountReading,
  dayNotation,
  type DayOrder,
  decimalByBalance,
  type DecimalSign,
  type Progress,
  readAmount,
  readDayOf,
  type Row,
  type Rows,
  writtenAmount,
} from '@sevenmetre/rules/tables';
import {
  accountCurrency,
  currencyQuestions,
  lacksCurrency,
  type OwnAccount,
  type SilentRows,
} from './account-currency.ts';
import {
  type BankHeading,
  type Columns,
  directionOf,
  findBankHeading,
  isComplete,
  sectionsOf,
} from './bank-sections.ts';
import { type BankFile, type BankFileError, type LeftRow, shortText } from './movement.ts';
import { fileOf, type Part } from './name-movements.ts';

/** How the rows of one table are read. */
interface Reading {
  readonly columns: Columns;
  readonly account: string;
  /** Of rows that name none; null: not known. */
  readonly currency: string | null;
  readonly query: BankFileQuery;
  /** The titles say that nothing is booked. */
  readonly isPending: boolean;
  /** Column that says of each row whether it is booked; -1: none. */
  readonly booked: number;
  readonly amountOf: (cell: string) => AmountReading;
  readonly dayOf: (cell: string) => string | null;
}

const searchedForHeading = 40;
const mostExamples = 4;

/** Whether a table names the columns that a payment needs. */
export function hasBankHeading(rows: Rows): boolean {
  return isComplete(findBankHeading(rows)?.columns ?? {});
}

export interface TableContext {
  /** null: none was found. */
  readonly heading?: BankHeading | null;
  /** Accounts whose currency is known. */
  readonly own?: readonly OwnAccount[];
  readonly progress?: Progress;
}

/** The movements of a bank's table, by given columns or by its headings. Row numbers are those of the file. */
export function readBankTable(
  rows: Rows,
  query: BankFileQuery,
  { heading = findBankHeading(rows), own = [], progress }: TableContext = {},
): BankFile | BankFileError {
  const named = namedColumns(query);
  if (!isComplete({ ...heading?.columns, ...named })) return columnsUnknown(rows);
  const sections = sectionsOf(rows, heading, named);
  const body = sections.flatMap(({ columns, records }) =>
    records.map((at) => ({ at, row: rows[at] ?? [], columns })),
  );
  const name = sections[0]?.heading[sections[0].columns.date ?? -1] ?? '';
  const days = dayReading(cellsOf(body, 'date'), name, query);
  const amounts = amountReading(body, query);
  const silent: SilentRows[] = [];
  const parts = sections.flatMap((section) => {
    const { columns, heading: names, account, titles, isPending, records } = section;
    const isFirst = heading !== null && names === heading.cells;
    const written = isFirst ? rows.slice(heading.row, heading.row + heading.height) : [names];
    const amountNames = amountColumns.map((column) => names[columns[column] ?? -1] ?? '').join(' ');
    const currency = accountCurrency({ account, titles, heading: amountNames }, query, own);
    const reading = {
      columns,
      account,
      currency,
      query,
      isPending,
      booked: bookedColumn(written),
      amountOf: amounts.read,
      dayOf: days.read,
    };
    const ofSection = records.map((at) => {
      progress?.(at / rows.length);
      return partOf(rows[at] ?? [], at + 1, reading);
    });
    silent.push({ account, rows: ofSection.filter(lacksCurrency).length });
    return ofSection;
  });
  const asked = parts.filter((part) => 'reason' in part && part.reason === 'asked' && part.amount === null);
  return fileOf('csv', parts, {
    aside: rows.length - body.length,
    questions: [
      ...days.questions,
      ...amountQuestion(amounts.doubts, asked.length),
      ...currencyQuestions(silent),
    ],
  });
}

function namedColumns(query: BankFileQuery): Columns {
  const entries = bankColumns.flatMap((column) => {
    const place = query[column];
    return place === undefined ? [] : [[column, place] as const];
  });
  return Object.fromEntries(entries);
}

function columnsUnknown(rows: Rows): BankFileError {
  const widest = widestRow(rows);
  if (widest.length < 2) return { error: 'bank-file-unreadable' };
  return { error: 'bank-columns-unknown', columns: widest.map((name) => name.slice(0, 60)) };
}

/** Of the rows among which a heading is searched. */
export function widestRow(rows: Rows): Row {
  const filled = (row: Row) => row.filter((cell) => cell !== '').length;
  return rows
    .slice(0, searchedForHeading)
    .reduce<Row>((best, row) => (filled(row) > filled(best) ? row : best), []);
}

const amountColumns = ['amount', 'credit', 'debit'] as const;

/**
 * Dashes under a heading of our languages mean the day first. Slashes may be American in any language: spreadsheets write them as
 * their system does.
 */
function dayReading(cells: readonly string[], name: string, query: BankFileQuery) {
  const { orders, doubts } = dayNotation(cells);
  const isOurs = name !== '' && !/\bdate\b/u.test(fold(name));
  const isUsual =
    isOurs && orders.includes('day-first') && doubts.every(({ text }) => /^\d+-\d+-\d{4}$/u.test(text));
  const order: DayOrder = query.days ?? (isUsual ? 'day-first' : (orders[0] ?? 'day-first'));
  const isAsked = query.days === undefined && !isUsual && doubts.length > 0;
  const examples = doubts.map(({ text, days }) => ({ text, days: [...days] }));
  const questions: BankQuestion[] = isAsked ? [{ kind: 'days', orders: [...orders], examples }] : [];
  return { questions, read: (cell: string) => readDayOf(cell, order) };
}

interface PlacedRow {
  readonly row: Row;
  readonly columns: Columns;
}

/** Cells of one column, which may stand at other places in other sections. */
function cellsOf(body: readonly PlacedRow[], column: BankColumn): string[] {
  return body.flatMap(({ row, columns }) => {
    const at = columns[column];
    return at === undefined ? [] : [row[at] ?? ''];
  });
}

type AmountDoubt = Extract<BankQuestion, { kind: 'amounts' }>['examples'][number];

/** The notation of all amounts of the table, of its balances if the amounts show none, or the user's answer. */
function amountReading(body: readonly PlacedRow[], query: BankFileQuery) {
  const cells = amountColumns.flatMap((column) => cellsOf(body, column));
  const answer: DecimalSign | null =
    query.amounts === 'comma' || query.amounts === 'dot' ? query.amounts : balanceDecides(body);
  const notation = amountNotation(cells);
  const doubts = new Map<string, AmountDoubt>();
  for (const cell of cells) {
    const reading = readAmount(cell, notation, answer);
    if (reading.kind === 'asked')
      doubts.set(cell, { text: cell.slice(0, 40), comma: reading.comma, dot: reading.dot });
  }
  const isAsked = query.amounts === undefined;
  return {
    doubts: isAsked ? [...doubts.values()].slice(0, mostExamples) : [],
    read: (cell: string) => readAmount(cell, notation, answer),
  };
}

function balanceDecides(body: readonly PlacedRow[]): DecimalSign | null {
  if (body.some(({ columns }) => columns.amount === undefined || columns.balance === undefined)) return null;
  const [amounts, balances] = [cellsOf(body, 'amount'), cellsOf(body, 'balance')];
  return decimalByBalance(amounts.map((amount, at) => ({ amount, balance: balances[at] ?? '' })));
}

function amountQuestion(examples: readonly AmountDoubt[], rows: number): BankQuestion[] {
  return examples.length === 0 ? [] : [{ kind: 'amounts', rows, examples: [...examples] }];
}

function partOf(row: Row, number: number, reading: Reading): Part {
  const { columns, account } = reading;
  const cell = (column: BankColumn) => row[columns[column] ?? -1]?.trim() ?? '';
  const money = moneyOf(cell, reading);
  const named = currencyOf(cell('currency')) ?? null;
  const currency = named ?? money.currency ?? reading.currency;
  const left = (reason: LeftRow['reason'], amount: number | null = money.amount): LeftRow => ({
    row: number,
    reason,
    amount,
    currency,
    text: shortText(row.filter((text) => text !== '').join(' · ')) ?? '',
  });
  if (money.reason !== null) return left(money.reason);
  if (named !== null && money.currency !== null && named !== money.currency)
    return left('currency-contradicts');
  const isUnbooked = refusals.has(fold(row[reading.booked] ?? '').trim());
  if (reading.isPending || isUnbooked || row.some((text) => isPending(text))) return left('not-booked');
  const bookedOn = reading.dayOf(cell('date'));
  if (bookedOn === null) return left('day-unreadable');
  if (money.amount === null || money.amount === 0) return left('nothing');
  if (money.amount < 0) return left('outgoing');
  if (currency === null) return left('asked');
  if (currency !== 'CZK' && currency !== 'EUR') return left('currency-unsupported');
  const symbols = symbolsOf(row, cell);
  return {
    row: number,
    account,
    given: shortText(cell('reference')),
    bookedOn,
    amount: money.amount,
    currency,
    variableSymbol: symbols.length === 1 ? (symbols[0] ?? null) : null,
    symbols,
    counterparty: shortText(cell('counterparty')),
    message: shortText(cell('message')),
    isBatch: false,
  };
}

interface RowMoney {
  /** Minor units, signed as the account sees it. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** Why the row has no amount. */
  readonly reason: BankSkipReason | 'asked' | null;
}

type CellOf = (column: BankColumn) => string;

/** From one column, with its own sign or the row's direction, or from the two columns of debit and credit. */
function moneyOf(cell: CellOf, reading: Reading): RowMoney {
  const filled = amountColumns.filter((column) => isAmount(cell(column)));
  const [column, second] = filled;
  if (column === undefined) return { amount: null, currency: null, reason: 'amount-unreadable' };
  // Both columns are filled: which of them moved the money is unknown.
  if (second !== undefined && column !== 'amount')
    return { amount: null, currency: null, reason: 'direction-unknown' };
  const written = writtenAmount(cell(column));
  const currency = written?.currency ?? null;
  const read = reading.amountOf(cell(column));
  if (read.kind === 'empty') return { amount: null, currency, reason: 'amount-unreadable' };
  if (read.kind === 'asked')
    return { amount: null, currency, reason: reading.query.amounts === 'skip' ? 'left-out' : 'asked' };
  if (read.kind === 'unreadable') return { amount: null, currency, reason: unreadable[read.reason] };
  if (column === 'debit') return { amount: -Math.abs(read.amount), currency, reason: null };
  if (column === 'credit' || reading.columns.direction === undefined)
    return { amount: read.amount, currency, reason: null };
  const direction = directionOf(cell('direction'));
  const isMinus = read.amount < 0;
  if (direction === null || (direction === 'incoming' && isMinus))
    return { amount: read.amount, currency, reason: 'direction-unknown' };
  return { amount: direction === 'outgoing' ? -Math.abs(read.amount) : read.amount, currency, reason: null };
}

const unreadable = {
  'not-an-amount': 'amount-unreadable',
  'minor-unit-divided': 'minor-unit-divided',
  'too-large': 'amount-too-large',
} as const satisfies Record<Extract<AmountReading, { kind: 'unreadable' }>['reason'], BankSkipReason>;

/** A zero in the other one of two columns is no second amount. */
function isAmount(cell: string): boolean {
  return cell !== '' && !/^[-+]?0*(?:[.,]0*)?$/u.test(cell);
}

function currencyOf(cell: string): string | undefined {
  if (cell === '') return undefined;
  const word = fold(cell);
  return word === 'kc' ? 'CZK' : word === '€' || word === 'euro' ? 'EUR' : cell.toUpperCase();
}

const pendingStates: ReadonlySet<string> = new Set(
  (
    'umsatz vorgemerkt, vorgemerkt, offen, in bearbeitung, abgelehnt, pending, reverted, failed, declined, rejected, cancelled, ' +
    'blokace, blokacia, blokada, nezauctovano, nezauctovane, nezuctovane, ceka na zauctovani, zamitnuto, zamitnuta, ' +
    'oczekujaca, oczekujace, odrzucona, odrzucone'
  ).split(', '),
);

/** Columns with yes or no in the rows. */
const bookedNames: ReadonlySet<string> = new Set(
  'zauctovano zauctovana zuctovane zauctovane zaksiegowano zaksiegowana gebucht booked posted'.split(' '),
);

const refusals: ReadonlySet<string> = new Set(['ne', 'nie', 'nein', 'no', 'n', 'false']);

/** The column by the name in one of the heading's rows; -1: none. */
function bookedColumn(headings: Rows): number {
  const columns = headings.map((names) => names.findIndex((name) => bookedNames.has(fold(name).trim())));
  return columns.find((column) => column >= 0) ?? -1;
}

/** State of a movement that the bank has not booked, or never will. */
function isPending(text: string): boolean {
  return text.length < 20 && pendingStates.has(fold(text.trim()));
}

/** Of the column of symbols, then of the message, then of any other cell that names one. */
function symbolsOf(row: Row, cell: CellOf): readonly string[] {
  const places = [[writtenSymbol(cell('symbol'))], [cell('message')]];
  const found = places.map((texts) => readSymbols(texts).named).find((named) => named.length > 0);
  if (found !== undefined) return found;
  return readSymbols(row.filter((text) => /\p{L}/u.test(text))).named;
}

/** Spreadsheets make a number of a symbol: `2600147.0`, `2 600 147`. */
function writtenSymbol(text: string): string {
  return /^'?\d[\d\s\u00a0]*(?:[.,]0+)?$/u.test(text) ? text.replace(/[.,]0+$|\D/gu, '') : text;
}
