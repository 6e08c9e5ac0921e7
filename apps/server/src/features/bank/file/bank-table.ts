import { bankColumns } from '@sevenmetre/contract/bank/schemas';
import type { BankColumn, BankFileQuery } from '@sevenmetre/contract/bank/schemas';
import { parseIban } from '@sevenmetre/rules/bank';
import { normalVariableSymbol } from '@sevenmetre/rules/pricing';
import type { Currency } from '@sevenmetre/rules/vocabulary';
import { parseAmount, parseDay, symbolIn } from './amounts.ts';
import type { BankFile, BankFileError } from './movement.ts';
import { nameMovements, type Unnamed } from './name-movements.ts';

/** Column headings of Czech banks, folded; the first one found is used. */
const headings: Readonly<Record<BankColumn, readonly string[]>> = {
  date: [
    'datum',
    'datum zauctovani',
    'datum provedeni',
    'datum transakce',
    'zauctovano',
    'date',
    'booking date',
  ],
  amount: ['objem', 'castka', 'zauctovana castka', 'castka v mene uctu', 'objem transakce', 'amount'],
  currency: ['mena', 'mena uctu', 'currency'],
  symbol: ['vs', 'variabilni symbol', 'variabilni symbol (vs)', 'variable symbol'],
  reference: [
    'id pohybu',
    'id operace',
    'id transakce',
    'cislo transakce',
    'identifikace transakce',
    'reference',
    'id',
  ],
  counterparty: [
    'nazev protiuctu',
    'nazev protistrany',
    'jmeno protistrany',
    'nazev uctu protistrany',
    'protistrana',
    'protiucet',
    'cislo protiuctu',
    'counterparty',
  ],
  message: ['zprava pro prijemce', 'zprava', 'popis', 'poznamka', 'uzivatelska identifikace', 'message'],
};

type Columns = Readonly<Partial<Record<BankColumn, number>>>;
type Rows = readonly (readonly string[])[];

/** Number of rows that are searched for the headings: banks write other rows above them. */
const deepestHead = 30;

/** The movements of a bank's table, by given columns or by its headings. */
export function readBankTable(rows: Rows, query: BankFileQuery): BankFile | BankFileError {
  const named = namedColumns(query);
  const found = findHead(rows);
  const columns = { ...found?.columns, ...named };
  if (columns.date === undefined || columns.amount === undefined) {
    const widest = rows
      .slice(0, deepestHead)
      .reduce<readonly string[]>((a, b) => (filled(b) > filled(a) ? b : a), []);
    return widest.length < 2
      ? { error: 'bank-file-unreadable' }
      : { error: 'bank-columns-unknown', columns: widest.map((name) => name.slice(0, 60)) };
  }
  const account = accountIn(rows.slice(0, found?.row ?? 0));
  const body = rows.slice((found?.row ?? -1) + 1);
  const read = body.flatMap((row) => movementOf(row, columns, account, query.accountCurrency));
  const kept = read.filter((movement) => movement !== null);
  return { format: 'csv', movements: nameMovements(kept), skipped: read.length - kept.length };
}

function namedColumns(query: BankFileQuery): Columns {
  const entries = bankColumns.flatMap((column) => {
    const place = query[column];
    return place === undefined ? [] : [[column, place] as const];
  });
  return Object.fromEntries(entries);
}

function findHead(rows: Rows): { readonly row: number; readonly columns: Columns } | null {
  for (const [row, cells] of rows.slice(0, deepestHead).entries()) {
    const columns = columnsOf(cells.map(fold));
    if (columns.date !== undefined && columns.amount !== undefined) return { row, columns };
  }
  return null;
}

function columnsOf(cells: readonly string[]): Columns {
  const entries = bankColumns.flatMap((column) => {
    const name = headings[column].find((heading) => cells.includes(heading));
    return name === undefined ? [] : [[column, cells.indexOf(name)] as const];
  });
  return Object.fromEntries(entries);
}

/** [] for a row that is not a movement, such as a sum; null for a movement that is skipped. */
function movementOf(
  row: readonly string[],
  columns: Columns,
  account: string,
  accountCurrency: Currency,
): (Unnamed | null)[] {
  const cell = (column: BankColumn) => row[columns[column] ?? -1]?.trim() ?? '';
  const bookedOn = parseDay(cell('date'));
  const amount = parseAmount(cell('amount').replace(/(?:Kč|CZK|EUR|€)$/u, ''));
  // A movement with an unreadable day is counted as skipped, so that it is not lost unnoticed.
  if (bookedOn === null && /\d/u.test(cell('date')) && amount !== null) return [null];
  if (bookedOn === null || amount === null) return [];
  const currency = cell('currency') === '' ? accountCurrency : cell('currency').toUpperCase();
  if (amount <= 0 || (currency !== 'CZK' && currency !== 'EUR')) return [null];
  const symbol = normalVariableSymbol(cell('symbol'));
  const text = (value: string) => (value === '' ? null : value.slice(0, 300));
  return [
    {
      account,
      given: text(cell('reference')),
      bookedOn,
      amount,
      currency,
      variableSymbol: symbol === null || symbol === '0' ? symbolIn([cell('message')]) : symbol,
      counterparty: text(cell('counterparty')),
      message: text(cell('message')),
    },
  ];
}

/** Banks name the account above the table. */
function accountIn(rows: Rows): string {
  const cells = rows.flat();
  const iban = cells.map((cell) => parseIban(cell)).find((found) => found !== null);
  return iban ?? cells.find((cell) => /^(?:\d{1,6}-)?\d{2,10}\/\d{4}$/u.test(cell.trim()))?.trim() ?? '';
}

function filled(row: readonly string[]): number {
  return row.filter((cell) => cell !== '').length;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/gu, ' ').trim().toLowerCase();
}
