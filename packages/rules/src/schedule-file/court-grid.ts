import { fold, wordsOf } from '../search/index.ts';
import { isTotal, type Row, type Rows } from '../tables/index.ts';
import { pairOfTeams } from './columns.ts';
import { courtNouns, hallNouns } from './find-names.ts';
import {
  columnName,
  type ListedMatch,
  mostTitles,
  type ScheduleFileReading,
  type ScheduleTexts,
} from './listed-match.ts';
import { isDay } from './read-days.ts';

type AsideReason = ScheduleFileReading['aside'][number]['reason'];

const time =
  /^(?:(?:1899-12-3[01]|1900-01-0[01])T)?(?:od|v|ab|um|from|at|o)?\s*\d{1,2}\s?(?:[:.]\s?\d{2}|h(?:\s?\d{2})?|uhr)(?!\.?\d)(?:$|[^\d.].*$)|^0?[.,]\d{2,}$/iu;
const number =
  /^(?:(?:zapas|utkani|match|game|spiel|stretnutie|mecz)?\s*(?:c\.|nr\.?|no\.?|#)?\s*)(\d{1,4})\.?$/u;
/** "#12 Lípa – Dub", "12: Lípa – Dub"; "1. A – 2. B" begins with a seat. */
const numbered =
  /^(?:(?:#|č\.|nr\.?|no\.?)\s*(\d{1,4})[.:)]?\s+|(?:zápas|utkání|match|game|spiel|mecz)?\s*(\d{1,4})[:)]\s+)(\S.*)$/iu;

/** Names of the columns below those of courts. */
const matchNames = new Set(
  'zapas zapasy utkani tymy druzstva match matches game teams spiel begegnung paarung stretnutie timy mecz druzyny'.split(
    ' ',
  ),
);

/** Columns of a table with times in rows. */
interface GridShape {
  /** Index of the first row with a time. */
  readonly first: number;
  /** Columns of matches, each with the column of its times. */
  readonly courts: ReadonlyMap<number, number>;
  /** The column of days; null: none. */
  readonly day: number | null;
}

/**
 * Reads a table with times in rows and a column for each court, whose cells are pairs of teams or numbers of matches (SF1). What
 * stands above a column names its hall, court and day, over several columns where cells are merged. null: no such table.
 */
export function readCourtGrid(rows: Rows): ScheduleFileReading | null {
  const shape = shapeOf(rows);
  return shape === null ? null : new GridReader(rows, shape).read();
}

function shapeOf(rows: Rows): GridShape | null {
  const first = rows.findIndex((cells) => cells.some(isTime));
  if (first === -1) return null;
  const below = rows.slice(first);
  const width = Math.max(...below.map((cells) => cells.length));
  const all = Array.from({ length: width }, (_, column) => column);
  const filled = (column: number) => below.flatMap((cells) => cells[column]?.trim() || []);
  const isMostly = (column: number, is: (cell: string) => boolean) => {
    const cells = filled(column);
    return cells.length > 0 && cells.filter(is).length > cells.length / 2;
  };
  // Between the times stand days and headings of the next days.
  const times = all.filter((column) => {
    const cells = filled(column);
    const count = cells.filter(isTime).length;
    return count > 0 && count >= cells.length / 3 && !cells.some(isPair);
  });
  const [earliest] = times;
  if (earliest === undefined) return null;
  const above = (column: number) =>
    rows.slice(Math.max(0, first - 3), first).map((cells) => cells[column] ?? '');
  const isCourt = (column: number) => above(column).some(isPlaceName);
  const columns = all.filter((column) => column > earliest && !times.includes(column));
  const pairs = columns.filter(
    (column) => isMostly(column, isPair) || (isCourt(column) && filled(column).some(isPair)),
  );
  const others = columns.filter((column) => !pairs.includes(column) && isCourt(column));
  const courts = [...pairs, ...others].toSorted((a, b) => a - b);
  const cells = courts.flatMap(filled);
  const matches = cells.filter((cell) => isPair(cell) || number.test(fold(cell)));
  if (pairs.length === 0 && (courts.length < 2 || matches.length <= cells.length / 2)) return null;
  const days = all.filter((column) => column < earliest && isMostly(column, isDay));
  return {
    first,
    courts: new Map(courts.map((column) => [column, timesOf(column, times)])),
    day: days[0] ?? null,
  };
}

/** The column of the times of a court: of start and end beside each other, the start. */
function timesOf(court: number, times: readonly number[]): number {
  let found = times.findLast((column) => column < court) ?? 0;
  while (times.includes(found - 1)) found -= 1;
  return found;
}

function isTime(cell: string): boolean {
  return time.test(cell.trim());
}

function isPair(cell: string): boolean {
  return linesOf(cell).some((line) => pairOfTeams.test(line)) || pairOfTeams.test(joined(cell));
}

/** Heading of the column of a court: "Hřiště 1", "H2" or "2". */
function isPlaceName(cell: string): boolean {
  const words = wordsOf(cell);
  return (
    words.some((word) => hallNouns.has(word) || courtNouns.has(word)) ||
    /^[a-z]{0,2}\s?\d{1,2}(?:\s\d{1,2})?$/u.test(words.join(' '))
  );
}

function linesOf(cell: string): string[] {
  return cell.split(/[\r\n]+/u).flatMap((line) => line.replace(/\s+/gu, ' ').trim() || []);
}

function joined(cell: string): string {
  return linesOf(cell).join(' ');
}

/** A text with the row that it stands in. */
interface Written {
  readonly row: number;
  readonly text: string;
}

class GridReader {
  readonly #rows: Rows;
  readonly #shape: GridShape;
  readonly #columns: readonly number[];
  readonly #read: ListedMatch[] = [];
  readonly #aside: { line: number; reason: AsideReason }[] = [];
  #titles: readonly string[] = [];
  #headings: Row[] = [];
  /** Whether the rows since the last match are those of a heading. */
  #isAbove = true;

  constructor(rows: Rows, shape: GridShape) {
    this.#rows = rows;
    this.#shape = shape;
    this.#columns = [...shape.courts.keys()];
  }

  read(): ScheduleFileReading {
    for (let row = 0; row < this.#rows.length; row += 1) {
      if (!this.#isTimed(row)) {
        this.#readBetween(row);
        continue;
      }
      const last = this.#lastOfSlot(row);
      this.#isAbove = false;
      this.#readSlot(row, last);
      row = last;
    }
    return { rows: this.#read, aside: this.#aside, unknown: this.#unknown() };
  }

  #cells(row: number): Row {
    return this.#rows[row] ?? [];
  }

  #isTimed(row: number): boolean {
    const cells = this.#cells(row);
    return row >= this.#shape.first && [...this.#shape.courts.values()].some((at) => isTime(cells[at] ?? ''));
  }

  /** Rows without a time that belong to the time above: merged cells, a category over its pair, notes. */
  #lastOfSlot(row: number): number {
    let last = row;
    while (last + 1 < this.#rows.length && this.#isContinued(last + 1)) last += 1;
    return last;
  }

  #isContinued(row: number): boolean {
    const cells = this.#cells(row);
    const texts = filledIn(cells);
    if (texts.length === 0 || this.#isTimed(row) || isTotal(cells)) return false;
    if (new Set(texts).size === 1 && !this.#columns.some((column) => (cells[column] ?? '').trim() !== ''))
      return false;
    return this.#columns.some((column) => isPair(cells[column] ?? '')) || !this.#looksAbove(cells);
  }

  /** A title of a section, or names of courts. */
  #looksAbove(cells: Row): boolean {
    const texts = [...new Set(filledIn(cells))];
    return (
      texts.length === 1 || texts.filter((text) => isPlaceName(text) || isDay(text)).length > texts.length / 2
    );
  }

  #readBetween(row: number): void {
    const cells = this.#cells(row);
    const texts = [...new Set(filledIn(cells).map(joined))];
    if (texts.length === 0) return;
    const own = this.#columns.filter((column) => (cells[column] ?? '').trim() !== '');
    if (isTotal(cells) && !this.#isAbove) this.#aside.push({ line: row + 1, reason: 'total' });
    else if (texts.length === 1 && this.#columns.length > 1 && new Set(own).size !== this.#columns.length) {
      this.#titles = [...texts, ...this.#titles];
      this.#aside.push({ line: row + 1, reason: this.#isAbove ? 'title' : 'section' });
    } else if (own.length === 0) {
      this.#titles = [...texts, ...this.#titles];
      this.#aside.push({ line: row + 1, reason: 'title' });
    } else {
      if (!this.#isAbove) this.#headings = [];
      this.#isAbove = true;
      this.#headings = [...this.#headings, cells];
      const [from = 0] = this.#columns;
      const days = cells.slice(0, from).flatMap((cell) => (isDay(joined(cell)) ? joined(cell) : []));
      this.#titles = [...days, ...this.#titles];
      this.#aside.push({ line: row + 1, reason: 'heading' });
    }
  }

  /** The matches of one time: a pair for each court, perhaps written over several rows. */
  #readSlot(row: number, last: number): void {
    const before = this.#read.length;
    const dayCell = this.#shape.day === null ? '' : (this.#cells(row)[this.#shape.day] ?? '');
    const found: { row: number; column: number; texts: Partial<ScheduleTexts> }[] = [];
    for (const [column, at] of this.#shape.courts) {
      const written = Array.from({ length: last - row + 1 }, (_, offset): Written => {
        const text = this.#cells(row + offset)[column] ?? '';
        return { row: row + offset, text };
      }).filter(({ text }) => text.trim() !== '');
      const start = joined(this.#cells(row)[at] ?? '').replace(/^(?:1899|1900)[\d-]*T/u, '');
      const above = this.#above(column);
      const day = dayCell.trim() === '' ? above.day : joined(dayCell);
      for (const [place, part] of matchesIn(written).entries()) {
        // A second pair below the time has none of its own.
        const own = place === 0 ? start : '';
        const texts = { ...part.texts, hall: above.hall, court: above.court, day, time: own };
        found.push({ row: part.row, column, texts });
      }
    }
    for (const { row: at, column, texts } of found.toSorted((a, b) => a.row - b.row || a.column - b.column))
      this.#read.push({
        line: at + 1,
        column: column + 1,
        texts: { ...noTexts, ...texts },
        titles: this.#titles.map((title) => title.slice(0, 200)).slice(0, mostTitles),
        match: null,
        isLeftOut: false,
        isDoubtful: false,
      });
    const lines = new Set(this.#read.slice(before).map(({ line }) => line));
    for (let line = row + 1; line <= last + 1; line += 1)
      if (!lines.has(line)) this.#aside.push({ line, reason: 'section' });
  }

  /** What stands above a column: its day, hall and court. Merged cells name the columns to their right. */
  #above(column: number): { readonly day: string; readonly hall: string; readonly court: string } {
    const isNamed = this.#headings.some((cells) => (cells[column] ?? '').trim() !== '');
    const texts = isNamed ? this.#headings.map((_, row) => this.#nameOver(row, column)) : [];
    const parts = [...new Set(texts.flatMap((text) => text.split(/\s[–—|-]\s|[,;\r\n]\s*/u)).map(joined))];
    const places = parts.filter((part) => part !== '' && !isDay(part) && !matchNames.has(fold(part)));
    return {
      day: parts.find((part) => isDay(part)) ?? '',
      hall: places.length > 2 ? places.slice(0, -1).join(' ') : (places[0] ?? ''),
      court: places.length > 1 ? (places.at(-1) ?? '') : '',
    };
  }

  /** The text over a column in one row of the heading; a merged cell ends where one above it does. */
  #nameOver(row: number, column: number): string {
    const from = this.#shape.courts.get(column) ?? 0;
    const textAt = (at: number, of: number) => (this.#headings[of]?.[at] ?? '').trim();
    for (let at = column; at > from; at -= 1) {
      const text = textAt(at, row);
      if (text !== '') return text;
      if (Array.from({ length: row }, (_, above) => textAt(at, above)).some((above) => above !== ''))
        return '';
    }
    return '';
  }

  /** Names of columns with texts that are read as neither times nor matches. */
  #unknown(): string[] {
    const known = new Set([...this.#columns, ...this.#shape.courts.values(), this.#shape.day]);
    const below = this.#rows.slice(this.#shape.first);
    const width = Math.max(...below.map((cells) => cells.length));
    return Array.from({ length: width }, (_, column) => column).flatMap((column) => {
      if (known.has(column) || below.every((cells) => (cells[column] ?? '').trim() === '')) return [];
      const name = this.#headings.map((cells) => joined(cells[column] ?? '')).findLast((text) => text !== '');
      return [name ?? columnName(column + 1)];
    });
  }
}

const noTexts: ScheduleTexts = {
  key: '',
  number: '',
  day: '',
  time: '',
  hall: '',
  court: '',
  category: '',
  group: '',
  round: '',
  pair: '',
  home: '',
  away: '',
};

/** The matches of the cells of one court and time: one with its notes, or each pair by itself. */
function matchesIn(written: readonly Written[]): { row: number; texts: Partial<ScheduleTexts> }[] {
  const pairs = written.filter(({ text }) => isPair(text));
  if (pairs.length > 1) return pairs.map(({ row, text }) => ({ row, texts: textsOf(linesOf(text)) }));
  const [first] = written;
  if (first === undefined) return [];
  const texts = textsOf(written.flatMap(({ text }) => linesOf(text)));
  return [{ row: pairs[0]?.row ?? first.row, texts }];
}

/** What the lines of a cell say: a pair with its group before it, a number, or the name of a round. */
function textsOf(lines: readonly string[]): Partial<ScheduleTexts> {
  const at = lines.findIndex((line) => pairOfTeams.test(line));
  const whole = lines.join(' ');
  if (at === -1 && !pairOfTeams.test(whole)) {
    const [, digits] = number.exec(fold(whole)) ?? [];
    return digits === undefined ? { group: whole, key: whole } : { number: digits };
  }
  const text = at === -1 ? whole : (lines[at] ?? '');
  const [, first, second, rest = text] = numbered.exec(text) ?? [];
  const [before = ''] = at > 0 ? lines : [];
  const [, ofLine] = number.exec(fold(before)) ?? [];
  return { pair: rest, number: first ?? second ?? ofLine ?? '', group: ofLine === undefined ? before : '' };
}

function filledIn(cells: Row): string[] {
  return cells.flatMap((cell) => cell.trim() || []);
}
