import {
  type BankColumn,
  bankColumns,
  bankHeadingWords,
  directionWords,
  parseIban,
} from '@sevenmetre/rules/bank';
import { fold } from '@sevenmetre/rules/search';
import {
  findHeading,
  type HeadingReading,
  type Row,
  type Rows,
  writtenAmount,
} from '@sevenmetre/rules/tables';

export type BankHeading = HeadingReading<BankColumn>;
export type Columns = Readonly<Partial<Record<BankColumn, number>>>;

/** Rows below one heading, and what the titles above it say. Some files hold several accounts, or booked and expected movements. */
export interface Section {
  readonly columns: Columns;
  readonly heading: Row;
  readonly titles: Rows;
  /** As the titles name it; '': they do not. */
  readonly account: string;
  /** The bank has not booked these movements yet. */
  readonly isPending: boolean;
  /** Indexes of the rows with a movement. */
  readonly records: readonly number[];
}

/**
 * The heading with the columns that a payment needs, else any with known names; null: none. A column of days without any digit, as
 * "Zaúčtováno" with yes and no, is none.
 */
export function findBankHeading(rows: Rows): BankHeading | null {
  const found =
    findHeading(rows, bankHeadingWords, ['date', 'amount']) ??
    findHeading(rows, bankHeadingWords, ['date', 'credit']) ??
    findHeading(rows, bankHeadingWords);
  const date = found?.columns.date;
  if (found === null || date === undefined || found.records.length === 0) return found;
  const days = found.records.map((index) => rows[index]?.[date] ?? '').filter((cell) => cell.trim() !== '');
  if (days.length === 0 || days.some((cell) => /\d/u.test(cell))) return found;
  // A heading may have two rows.
  const isHeading = (index: number) => index >= found.row && index < found.row + found.height;
  const others = rows.map((row, index) =>
    isHeading(index) ? row.map((name, column) => (column === date ? '' : name)) : row,
  );
  const next = findBankHeading(others);
  return next?.row === found.row && next.columns.date !== undefined ? next : found;
}

export function isComplete(columns: Columns): boolean {
  return columns.date !== undefined && (columns.amount ?? columns.credit ?? columns.debit) !== undefined;
}

/** @param named columns that the user named; they count in every section */
export function sectionsOf(rows: Rows, heading: BankHeading | null, named: Columns): Section[] {
  const columns = { ...heading?.columns, ...named };
  const titles = rows.slice(0, heading?.row ?? 0);
  const own = new Set(heading?.records ?? rows.keys());
  const first: Draft = {
    columns,
    heading: heading?.cells ?? [],
    titles,
    account: accountIn(titles),
    isPending: pendingIn(titles) ?? false,
    records: [],
  };
  const sections = [first];
  let current = first;
  let between: Row[] = [];
  for (let at = heading === null ? 0 : heading.row + heading.height; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    if (own.has(at) && isRecord(row, current)) {
      const isPending = pendingIn(between) ?? current.isPending;
      if (isPending !== current.isPending) {
        current = { ...current, isPending, records: [] };
        sections.push(current);
      }
      current.records.push(at);
      between = [];
      continue;
    }
    const next = heading === null ? null : headingIn(row, heading, rows);
    if (next === null) {
      between.push(row);
      continue;
    }
    const account = accountIn(between);
    current = {
      columns: { ...next, ...named },
      heading: row,
      titles: account === '' && !namesCurrency(between) ? current.titles : between,
      account: account === '' ? current.account : account,
      isPending: pendingIn(between) ?? (account === '' && current.isPending),
      records: [],
    };
    sections.push(current);
    between = [];
  }
  return sections
    .map((section) => withDirection(section, rows))
    .filter(({ records }, at) => at === 0 || records.length > 0);
}

interface Draft extends Section {
  readonly records: number[];
}

const amountColumns = ['amount', 'credit', 'debit'] as const;

/**
 * A movement has a digit where days and amounts stand, or is as wide as the table and has a day elsewhere, such as that of a blocked
 * amount; a title of an account may have one, but no day; a balance is no movement.
 */
function isRecord(row: Row, { columns, heading }: Pick<Section, 'columns' | 'heading'>): boolean {
  const has = (column: BankColumn) => /\d/u.test(row[columns[column] ?? -1] ?? '');
  if (!has('date') && !amountColumns.some(has) && !(isWide(row, heading) && row.some(isDay))) return false;
  const isTitle = row.filter((cell) => cell.trim() !== '').length <= 2 && accountIn([row]) !== '';
  return !isTitle && !isBalance(row, columns);
}

function isWide(row: Row, heading: Row): boolean {
  const filled = (cells: Row) => cells.filter((cell) => cell.trim() !== '').length;
  return filled(row) >= 4 && 2 * filled(row) >= filled(heading);
}

function isDay(cell: string): boolean {
  return /^(?:\d{4}-\d\d-\d\d|\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{2,4})$/u.test(cell.trim());
}

const balances =
  /^(?:(?:konecny|pocatecni|koncovy|predchozi) zustatek|(?:konecny|pociatocny) zostatok|(?:anfangs|end|schluss)saldo|(?:alter|neuer) (?:saldo|kontostand)|kontostand(?: am| vom)?|saldo (?:poczatkowe|koncowe)|(?:opening|closing) balance|balance (?:brought|carried) forward)(?: (?:k|ke|na|am|vom|as of))?[\s:.\d/-]*$/u;

/** The balance of a day, as some banks write it between the movements. Someone paid a movement, nobody a balance. */
function isBalance(row: Row, columns: Columns): boolean {
  const isPaid = (['counterparty', 'symbol'] as const).some(
    (column) =>
      (row[columns[column] ?? -1] ?? '').trim() !== '' &&
      !balances.test(fold(row[columns[column] ?? -1] ?? '').trim()),
  );
  return !isPaid && row.some((cell) => balances.test(fold(cell).trim()));
}

/** Columns of a heading below the first one; null: the row is none. */
function headingIn(row: Row, first: BankHeading, rows: Rows): Columns | null {
  if (row.filter((cell) => cell.trim() !== '').length < 2) return null;
  const same = (rows[first.row] ?? []).join('\u0000') === row.join('\u0000');
  if (same) return first.columns;
  const found = findBankHeading([row])?.columns;
  return found !== undefined && isComplete(found) ? found : null;
}

const pendingWords =
  /(?<!\p{L})(?:vorgemerkt|nicht gebucht|offene umsatze|ne ?za?uctovan|pending|unbooked|not (?:yet )?booked|blokac|blokad|oczekuj|nie ?zaksiegowan|nie ?rozlicz|cekajici|cakajuc)/u;
const bookedWords =
  /(?<!\p{L}|nicht |not |yet |nie |ne )(?:gebucht|zauctovan|zuctovan|booked|zaksiegowan|rozliczon)/u;

/** Short ones only: sentences say which movements are not part of the file. */
function shortTitles(titles: Rows): string[] {
  return titles.flatMap((row) => {
    const [only = '', ...more] = row.filter((cell) => cell.trim() !== '');
    return more.length === 0 && only.split(/\s+/u).length <= 4 ? [fold(only)] : [];
  });
}

/** What the last of the titles says, as one above it may have no movements; null: none says it. */
function pendingIn(titles: Rows): boolean | null {
  const last = shortTitles(titles).findLast((title) => pendingWords.test(title) !== bookedWords.test(title));
  return last === undefined ? null : pendingWords.test(last);
}

function namesCurrency(titles: Rows): boolean {
  return titles.flat().some((cell) => /(?<!\p{L})(?:CZK|EUR|USD|PLN|GBP|HUF|CHF|Kč|€)(?!\p{L})/u.test(cell));
}

/** Banks name the account above the table, alone or after a word. */
function accountIn(rows: Rows): string {
  const cells = rows.flat().map((cell) => cell.trim());
  const iban = cells.map((cell) => parseIban(cell.replace(/^.*:/u, ''))).find((found) => found !== null);
  if (iban !== undefined) return iban;
  const number = cells.flatMap((cell) => {
    const labelled = /(?:uc[et]|konto|account|rachun)/u.test(fold(cell))
      ? cell.replace(/^.*?[:\s](?=[\d-]+\/\d{4}$)/u, '')
      : cell;
    // "12/2026" is the number of a statement.
    return /^(?:\d{1,6}-)?\d{2,10}\/\d{4}$/u.test(labelled) && !/^\d{1,3}\/20\d\d$/u.test(labelled)
      ? [labelled]
      : [];
  });
  return number[0] ?? '';
}

/** `Typ` and the like are the direction only if most of their values say so; a column without a name may be it, as `S` and `H` of German banks. */
function withDirection(section: Draft, rows: Rows): Section {
  const body = section.records.map((at) => rows[at] ?? []);
  const { direction, ...columns } = section.columns;
  if (direction !== undefined) {
    const values = body.map((row) => row[direction] ?? '').filter((value) => value !== '');
    const known = values.filter((value) => directionOf(value) !== null).length;
    if (known > values.length / 2) return section;
  }
  const unsigned = unsignedDirection(body, section.heading, columns);
  return { ...section, columns: unsigned === null ? columns : { ...columns, direction: unsigned } };
}

/** The column that says the direction of amounts without a sign: it has nothing but words for it, and it is unnamed or has both. */
function unsignedDirection(body: Rows, heading: Row, columns: Columns): number | null {
  const { amount } = columns;
  if (amount === undefined || body.length === 0) return null;
  if (body.some((row) => writtenAmount(row[amount] ?? '')?.signed === true)) return null;
  const used = new Set(bankColumns.flatMap((column) => columns[column] ?? []));
  const width = Math.max(...body.map((row) => row.length));
  const found = Array.from({ length: width }, (_, at) => at).filter((at) => {
    if (used.has(at)) return false;
    const values = body.map((row) => row[at] ?? '').filter((value) => value.trim() !== '');
    const directions = new Set(values.map((value) => directionOf(value)));
    if (values.length <= body.length / 2 || directions.has(null)) return false;
    return (heading[at] ?? '').trim() === '' || directions.size === 2;
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

export function directionOf(value: string): 'incoming' | 'outgoing' | null {
  const word = fold(value).replace(/[.:]/gu, '').trim();
  if (directionWords.incoming.has(word)) return 'incoming';
  return directionWords.outgoing.has(word) ? 'outgoing' : null;
}
