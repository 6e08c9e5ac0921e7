import { workbooks as english } from '@sevenmetre/phrases/en/workbooks';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { languageNames } from '@sevenmetre/rules/names';
import type { CheckCode, RefereeCheckCode } from '@sevenmetre/rules/registration';
import { type Cell, type Shape, writeXlsx } from '../../platform/sheets/index.ts';
import { inZone } from '../competition/index.ts';
import { plainWords } from '../translations/index.ts';

export type ColumnName = keyof typeof english.column;
export type SheetName = keyof typeof english.sheet;

/** A sheet whose headings are translated when it is written. */
export interface NamedSheet {
  readonly name: SheetName;
  readonly columns: readonly ColumnName[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Rows with named columns; a missing column does not compile. Booleans are 1 or 0. */
export function sheetOf<C extends ColumnName>(
  name: SheetName,
  columns: readonly C[],
  rows: readonly Readonly<Record<C, Cell | boolean>>[],
): NamedSheet {
  const cell = (value: Cell | boolean) => (typeof value === 'boolean' ? Number(value) : value);
  return { name, columns, rows: rows.map((row) => columns.map((column) => cell(row[column]))) };
}

interface SeenColumns<K extends string, C> {
  readonly all: readonly C[];
  /** What is exported for each column of the list. */
  readonly seen: Readonly<Record<K, readonly C[]>>;
  readonly keys: readonly K[];
}

/**
 * The columns of a sheet for the columns of a list as they are seen: in their order, after the name. Unknown ones are left out.
 * @param chosen keys separated by commas; undefined: all columns of the sheet
 */
export function chosenColumns<K extends string, C>(
  chosen: string | undefined,
  { all, seen, keys }: SeenColumns<K, C>,
): readonly C[] {
  if (chosen === undefined) return all;
  const known = ['name', ...chosen.split(',')].flatMap((key) => keys.filter((column) => column === key));
  return [...new Set(known.flatMap((key) => seen[key]))];
}

/** An instant in the tournament's local time, such as `2026-04-02 17:45`. */
export function momentCell(at: Date | null, timeZone: string): string | null {
  if (at === null) return null;
  const { day, time } = inZone(at, timeZone);
  return `${day} ${time}`;
}

/** Minor units as an exact amount in whole currency. */
export function amountCell(minorUnits: number): number {
  return minorUnits / 100;
}

/** Columns with numbers, in any sheet. */
const shapes: { readonly [C in ColumnName]?: Shape } = {
  agreedToTermsAt: 'time',
  arrivalDate: 'time',
  arrivedAt: 'time',
  createdAt: 'time',
  departureDate: 'time',
  dueDate: 'time',
  issuedAt: 'time',
  matchFee: 'amount',
  orderAmount: 'amount',
  paid: 'amount',
  paymentDate: 'time',
  receivedAmount: 'amount',
  rest: 'amount',
  toPay: 'amount',
  total: 'amount',
  travel: 'amount',
  unitPrice: 'amount',
  updatedAt: 'time',
};

/** A workbook in a language: sheets, columns and known codes are translated; other codes stay. */
export function writeWorkbook(locale: Locale, sheets: readonly NamedSheet[]): Promise<Buffer> {
  const t = plainWords.translators[locale];
  return writeXlsx(
    sheets.map(({ name, columns, rows }) => ({
      name: t(`workbooks.sheet.${name}`),
      columns: columns.map((column) => t(`workbooks.column.${column}`)),
      shapes: columns.map((column) => shapes[column]),
      rows: rows.map((row) => row.map((cell, index) => said(locale, name, columns[index], cell))),
    })),
  );
}

function said(locale: Locale, sheet: SheetName, column: ColumnName | undefined, cell: Cell): Cell {
  if (typeof cell !== 'string' || column === undefined) return cell;
  return valueWords(locale, sheet)[column]?.[cell] ?? cell;
}

type Words = Readonly<Record<string, string>>;

/** Words for codes in columns, as on the screens; codes without words stay. */
function valueWords(locale: Locale, sheet: SheetName): Partial<Readonly<Record<ColumnName, Words>>> {
  const { workbooks: own, signedIn: states, accommodation, invoices } = plainWords.words[locale];
  return {
    registrationState: sheet === 'referees' ? states.refereeState : states.clubState,
    teamState: states.teamState,
    lodgingKind: accommodation.kind,
    paymentMethod: invoices.money.methods,
    documentKind: own.value.documentKind,
    guestKind: own.value.guestKind,
    sex: own.value.sex,
    locale: languageNames(locale),
  };
}

/** Results of the checks, in the words of the lists. */
export function checkCell(locale: Locale, checks: readonly Found[]): string {
  const { check } = plainWords.words[locale].registrations;
  return checks.map(({ code, about = [] }) => check[code].replace('{about}', about.join(', '))).join('; ');
}

interface Found {
  readonly code: CheckCode | RefereeCheckCode;
  readonly about?: readonly string[];
}
