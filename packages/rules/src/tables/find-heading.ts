import { fold } from '../search/index.ts';
import type { Row, Rows } from './read-cells.ts';

/** Words of the headings of each column, in any spelling; the first words are the best. */
export type HeadingWords<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** Rows that are not records, by what they are. */
type AsideReason = 'title' | 'empty' | 'total' | 'heading-again';

interface AsideRow {
  /** Index of the row. */
  readonly row: number;
  readonly reason: AsideReason;
}

export interface HeadingReading<Column extends string> {
  /** Index of the first row of the heading. */
  readonly row: number;
  /** Number of its rows. */
  readonly height: number;
  /** Its names, of both rows where it has two. */
  readonly cells: Row;
  /** Index of each column that was recognised. */
  readonly columns: Readonly<Partial<Record<Column, number>>>;
  /** Indexes of the columns without a known heading, with their names. */
  readonly unknown: readonly { readonly column: number; readonly name: string }[];
  /** Indexes of the rows with records. */
  readonly records: readonly number[];
  /** All other rows except the heading. */
  readonly aside: readonly AsideRow[];
}

const deepest = 40;

/**
 * The heading among the first rows: the row with the most known names of columns and with values beneath it. Every other row
 * is a record or set aside with a reason. null: no row names the required columns.
 */
export function findHeading<Column extends string>(
  rows: Rows,
  words: HeadingWords<Column>,
  required: readonly Column[] = [],
): HeadingReading<Column> | null {
  const known = knownNames(words);
  let best: Candidate<Column> | null = null;
  for (const [row, cells] of rows.slice(0, deepest).entries()) {
    for (const candidate of [{ row, cells, height: 1 }, ...withRowBelow(rows, row, known)]) {
      const { columns, weight } = columnsOf(candidate.cells, known);
      if (weight === 0 || required.some((column) => columns[column] === undefined)) continue;
      if (best === null || weight > best.weight) best = { ...candidate, columns, weight };
    }
  }
  if (best === null) return null;
  const heading = best.cells;
  const used = new Set<number | undefined>(Object.values(best.columns));
  const unknown = [...heading.entries()].flatMap(([column, name]) =>
    used.has(column) || name.trim() === '' ? [] : [{ column, name: name.replace(/\s+/gu, ' ').trim() }],
  );
  const { row, height, columns } = best;
  return { row, height, cells: heading, columns, unknown, ...sortRows(rows, best) };
}

interface HeadingCells {
  /** Index of its first row. */
  readonly row: number;
  readonly cells: Row;
  /** Number of its rows. */
  readonly height: number;
}

interface Candidate<Column extends string> extends HeadingCells {
  readonly columns: Partial<Record<Column, number>>;
  readonly weight: number;
}

/**
 * A heading of two rows, as with merged cells: "Club" and "Contact", below "Contact" the names "Name" and "E-mail". The upper row
 * names the columns that the lower one leaves empty, and those of one column below which it is not known ("Born", "day"). A label
 * with its value, as "Currency" and "EUR", is a title.
 */
function withRowBelow<Column extends string>(
  rows: Rows,
  row: number,
  known: ReadonlyMap<string, KnownName<Column>>,
): HeadingCells[] {
  const [upper = [], lower = []] = rows.slice(row, row + 2);
  const names = filledIn(lower);
  const found = names.filter((cell) => nameIn(cell, known) !== null).length;
  const above = upper.filter((cell) => nameIn(cell, known) !== null).length;
  if (
    above < 2 ||
    found < 2 ||
    found < names.length / 2 ||
    names.some((cell) => /\d/u.test(cell) && nameIn(cell, known) === null)
  )
    return [];
  const width = Math.max(upper.length, lower.length);
  const cells = Array.from({ length: width }, (_, at) => {
    const [first = '', second = '', next = ''] = [upper[at], lower[at], upper[at + 1]];
    if (second.trim() === '') return first;
    const isWide = next === first || (next.trim() === '' && (lower[at + 1] ?? '').trim() !== '');
    const isNamedAbove = nameIn(second, known) === null && nameIn(first, known) !== null;
    return isNamedAbove && !isWide ? first : second;
  });
  return columnsOf(cells, known).weight > columnsOf(lower, known).weight ? [{ row, cells, height: 2 }] : [];
}

/** Folded, without punctuation around it and without a currency: `#Částka transakce (CZK)` is `castka transakce`. */
function foldHeading(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}()/.%+-]+/gu, ' ')
    .replace(/(?:\s(?:v|in|w))?[\s(/]+(?:czk|eur|kc|pln)[\s)]*$/u, '')
    .replace(/^[\s.:*-]+|[\s.:*-]+$/gu, '');
}

interface KnownName<Column> {
  readonly column: Column;
  /** Place among the words of its column. */
  readonly place: number;
}

function knownNames<Column extends string>(words: HeadingWords<Column>): Map<string, KnownName<Column>> {
  const known = new Map<string, KnownName<Column>>();
  for (const column in words) {
    for (const [place, word] of words[column].entries()) {
      const name = foldHeading(word);
      if (!known.has(name)) known.set(name, { column, place });
    }
  }
  return known;
}

function columnsOf<Column extends string>(
  cells: Row,
  known: ReadonlyMap<string, KnownName<Column>>,
): { columns: Partial<Record<Column, number>>; weight: number } {
  const columns: Partial<Record<Column, number>> = {};
  const places: Partial<Record<Column, number>> = {};
  let weight = 0;
  for (const [index, cell] of cells.entries()) {
    const found = nameIn(cell, known);
    if (found === null) {
      // A number or a day is not a name of a column.
      if (/^[\s'+−-]*\d[\d\s.,/:-]*$/u.test(cell)) weight -= 0.5;
      continue;
    }
    const place = places[found.column];
    if (place === undefined) weight += 1;
    if (place !== undefined && place <= found.place) continue;
    columns[found.column] = index;
    places[found.column] = found.place;
  }
  return { columns, weight: Math.max(0, weight) };
}

/** Finds the column by its whole heading, by the heading without a trailing part in brackets, or by its names in several languages. */
function nameIn<Column>(
  cell: string,
  known: ReadonlyMap<string, KnownName<Column>>,
): KnownName<Column> | null {
  if (cell.trim() === '') return null;
  const name = foldHeading(cell);
  // "E-mail 1": the first of several.
  return (
    known.get(name) ??
    known.get(name.replace(/\s*\([^)]*\)$/u, '')) ??
    known.get(name.replace(/\.? ?\(?1\)?\.?$/u, '')) ??
    nameOfLanguages(name, known)
  );
}

/** "Feld / Court": parts that all name one column. */
function nameOfLanguages<Column>(
  name: string,
  known: ReadonlyMap<string, KnownName<Column>>,
): KnownName<Column> | null {
  const [first, ...others] = name.split('/').map((part) => known.get(foldHeading(part)));
  const isOne = first !== undefined && others.every((other) => other?.column === first.column);
  return isOne ? first : null;
}

function sortRows(
  rows: Rows,
  { row: heading, height }: HeadingCells,
): { records: number[]; aside: AsideRow[] } {
  const records: number[] = [];
  const aside: AsideRow[] = [];
  const name = rows[heading]?.map(foldHeading).join('\u0000');
  const first = heading + height;
  const last = rows.findLastIndex(
    (cells, row) => row >= first && filledIn(cells).length > 1 && !isTotal(cells),
  );
  for (const [row, cells] of rows.entries()) {
    if (row === heading) continue;
    if (row > heading && row < heading + height) {
      aside.push({ row, reason: 'heading-again' });
      continue;
    }
    const isFoot = last !== -1 && row > last;
    const reason =
      isFoot && isFootnote(cells)
        ? 'title'
        : asideReason(cells, row < heading, cells.map(foldHeading).join('\u0000') === name);
    if (reason === null) records.push(row);
    else aside.push({ row, reason });
  }
  return { records, aside };
}

function asideReason(cells: Row, isAbove: boolean, isHeading: boolean): AsideReason | null {
  // A rule between heading and records, as in Markdown.
  if (cells.every((cell) => /^[\s:=_-]*$/u.test(cell))) return 'empty';
  if (isAbove) return 'title';
  if (isHeading) return 'heading-again';
  if (isRemark(cells)) return 'title';
  return isTotal(cells) ? 'total' : null;
}

const remarks =
  /^(?:pozn\.|(?:pozn|poznamk[ay]|note|notes|anmerkung(?:en)?|hinweis|uwag[ai]|vysvetlivky|legenda|legende|legend|podpis|razitko|peciatka|unterschrift|signature|pieczec)\s*(?::|[\s._…-]*$))/u;

/** One cell that explains or signs the table. Clubs have such words in their names: `Legenda Praha`. */
function isRemark(cells: Row): boolean {
  const [only = '', ...more] = filledIn(cells);
  return more.length === 0 && remarks.test(fold(only).trim());
}

/** One cell with a sign at its beginning; only below the last full row, as lists mark clubs in the same way. */
function isFootnote(cells: Row): boolean {
  const [only = '', ...more] = filledIn(cells);
  return more.length === 0 && only.trim().startsWith('*');
}

function filledIn(cells: Row): Row {
  return cells.filter((cell) => cell.trim() !== '');
}

const totals =
  /^(?:celkem|celkova|soucet|suma|spolu|sucet|total|totals|sum|gesamt|gesamtsumme|summe|razem|lacznie|pocet|konecny zustatek|pocatecni zustatek|konecny zostatok|pociatocny zostatok|saldo koncowe|saldo poczatkowe|anfangssaldo|endsaldo|closing balance|opening balance)(?![\p{L}\p{N}])/u;

/** What sums count, as in "Celkem klubů", "Total players". */
const counted =
  /^\s*(?:kl[uo]b[uo]w?|clubs?|vereine|hracu|hracov|players|spieler|zawodnikow|tymu|timov|teams|mannschaften|druzstev|druzstiev|druzyn|osob|people|personen|ucastniku|ucastnikov|participants|teilnehmer|uczestnikow|radku|riadkov|rows|zapasu|utkani|matches|spiele|meczow|polozek|poloziek)[\s:]*$/u;

/** Whether a row is a sum: its first text says so and nothing else or what it counts, or it has hardly any other cell. */
export function isTotal(cells: Row): boolean {
  const filled = filledIn(cells);
  const first = foldHeading(filled[0] ?? '');
  const word = totals.exec(first)?.[0];
  if (word === undefined) return false;
  const after = first.slice(word.length);
  if (filled.length === 1 || !/\p{L}/u.test(after)) return true;
  return counted.test(after) && !filled.slice(1).some((cell) => /\p{L}{3,}/u.test(cell));
}

/** Where a table above a heading may end: without the title of the table below it. */
export function endAbove(rows: Rows, heading: number): number {
  const last = rows.findLastIndex((cells, row) => row < heading && filledIn(cells).length > 0);
  return last !== -1 && filledIn(rows[last] ?? []).length === 1 ? last : heading;
}
