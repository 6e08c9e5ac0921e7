import { type NameOrder, NameReader } from '../people/name-order.ts';
import { readLine } from '../people/read-line.ts';
import {
  type ListQuestion,
  type PeopleContext,
  type RawPerson,
  settlePeople,
  type SettledPeople,
} from '../people/settle-people.ts';
import { dayOfSerial, monthNamed } from '../../dates/index.ts';
import { eachPersonText } from '../roster.ts';
import { wordsOf } from '../../search/index.ts';
import type { Rows } from '../../tables/index.ts';
import { findPeopleHeading, type ImportColumn, type TableAside, type TableHeading } from './columns.ts';

/** A line of a table that holds no person: the heading, titles above it, totals. Empty lines are not counted. */
interface TableAsideLine {
  /** From 1, as spreadsheets count. */
  readonly line: number;
  readonly reason: 'heading' | Exclude<TableAside, 'empty'>;
}

export type PeopleOfTable =
  | { readonly ok: false; readonly missing: readonly ImportColumn[] }
  | (SettledPeople & { readonly ok: true; readonly aside: readonly TableAsideLine[] });

/**
 * Reads the people of a table by the names of its columns, wherever its heading stands; one column may hold both
 * names (RO11, RO16). A second heading below, as of coaches under their players, has its own columns.
 */
export function readPeopleTable(written: Rows, context: PeopleContext): PeopleOfTable {
  const rows = joinDateParts(written);
  const [first, ...others] = headingsOf(rows, rows.length);
  if (first === undefined || first.missing.length > 0)
    return { ok: false, missing: first?.missing ?? findPeopleHeading(rows).missing };
  const read = [first, ...others].map((heading) => peopleBelow(rows, heading));
  const orders = new Set(read.flatMap((part) => part.orders));
  const [stated = null, ...more] = orders;
  const settled = settleTable(
    read.flatMap(({ people }) => people),
    { ...context, stated: more.length === 0 ? stated : null },
  );
  return { ok: true, ...settled, aside: read.flatMap(({ aside }) => aside) };
}

/** The heading of a table, after those of complete tables above it, such as of players above their coaches. */
function headingsOf(rows: Rows, end: number): TableHeading[] {
  const heading = findPeopleHeading(rows.slice(0, end));
  if (heading.row < 1) return [heading];
  const above = headingsOf(rows, heading.row);
  const isComplete = above.every(({ missing, records }) => missing.length === 0 && records.length > 0);
  if (!isComplete) return [heading];
  return [...above, { ...heading, aside: heading.aside.filter(({ row }) => row >= heading.row) }];
}

function peopleBelow(rows: Rows, heading: TableHeading) {
  const people: RawPerson[] = [];
  const aside: TableAsideLine[] = heading.aside.flatMap(({ row, reason }) =>
    reason === 'empty' ? [] : [{ line: row + 1, reason }],
  );
  aside.push({ line: heading.row + 1, reason: 'heading' });
  let current = heading;
  const orders = new Set<NameOrder | null>();
  for (const [at, index] of heading.records.entries()) {
    const row = rows[index] ?? [];
    const next = headingIn(row);
    if (next !== null) {
      current = next;
      aside.push({ line: index + 1, reason: 'heading' });
    } else if (
      filled(row) === 1 &&
      headingIn(rows[heading.records[at + 1] ?? -1] ?? rowBelow(rows, index)) !== null
    )
      aside.push({ line: index + 1, reason: 'title' });
    else {
      people.push(personOf(row, current, index + 1));
      if (current.both !== null) orders.add(current.both.order);
    }
  }
  return { people, aside, orders: [...orders] };
}

/** The next row with text; empty: none. */
function rowBelow(rows: Rows, index: number): readonly string[] {
  return rows.find((cells, at) => at > index && filled(cells) > 0) ?? [];
}

const dateParts: readonly (readonly string[])[] = [
  ['den', 'day', 'tag', 'dzien'],
  ['mesic', 'month', 'monat', 'mesiac', 'miesiac'],
  ['rok', 'year', 'jahr', 'rocnik', 'rok narozeni'],
];

/** A birth date in columns of day, month and year, as one column with the date. */
function joinDateParts(rows: Rows): Rows {
  const isPart = (cell: string | undefined, part: number) =>
    dateParts[part]?.includes(wordsOf(cell ?? '').join(' ')) ?? false;
  const heading = rows
    .slice(0, 40)
    .findIndex((cells) => cells.some((_, at) => [0, 1, 2].every((part) => isPart(cells[at + part], part))));
  const at = rows[heading]?.findIndex((_, from) => isPart(rows[heading]?.[from], 0)) ?? -1;
  if (at === -1) return rows;
  return rows.map((cells, row) => {
    if (row < heading) return cells;
    const parts = cells.slice(at, at + 3).map((cell) => cell.trim());
    if (row === heading || [0, 1, 2].every((part) => isPart(parts[part], part)))
      return cells.toSpliced(at, 3, 'Datum narození', '', '');
    const date = dateOfParts(parts);
    return date === null ? cells : cells.toSpliced(at, 3, date, '', '');
  });
}

/** A day as one text, or what is known of it; null: these cells are no parts of one. */
function dateOfParts([day = '', month = '', year = '']: readonly string[]): string | null {
  if (!/^(?:0?[1-9]|[12]\d|3[01])?\.?$/u.test(day) || !/^(?:19|20)?\d\d$/u.test(year)) return null;
  if (monthNamed(month.replace('.', '')) !== null)
    return `${day.replace('.', '')}. ${month} ${year}`.replace(/^\. /u, '');
  if (!/^(?:0?[1-9]|1[0-2])?\.?$/u.test(month)) return null;
  return [day, month, year].flatMap((part) => part.replace('.', '') || []).join('.');
}

function filled(row: readonly string[]): number {
  return row.filter((cell) => cell.trim() !== '').length;
}

/** null: a record. */
function headingIn(row: readonly string[]): TableHeading | null {
  if (filled(row) < 2 || row.some((cell) => /\d/u.test(cell))) return null;
  const heading = findPeopleHeading([row]);
  return heading.row === 0 && heading.missing.length === 0 ? heading : null;
}

/** Where first names stand in the column of family names, the heading is asked about. */
function settleTable(people: readonly RawPerson[], context: PeopleContext): SettledPeople {
  const apart = people.filter(({ names }) => names.length === 0);
  if (!new NameReader(context.known).isExchanged(apart)) return settlePeople(people, context);
  const { nameOrder } = context.answers;
  const inOrder = people.map((person): RawPerson => {
    const isExchanged = nameOrder === 'last-first' && person.names.length === 0;
    return isExchanged ? { ...person, firstName: person.lastName, lastName: person.firstName } : person;
  });
  const settled = settlePeople(inOrder, context);
  const [first] = apart;
  if (nameOrder !== null || first === undefined) return settled;
  const lines = new Set(apart.map(({ line }) => line));
  const rows = settled.rows.map((row): SettledPeople['rows'][number] =>
    lines.has(row.line) ? { ...row, open: [...row.open, 'name-order'] } : row,
  );
  const question: ListQuestion = {
    kind: 'name-order',
    count: apart.length,
    names: [first.firstName, first.lastName],
  };
  return { rows, questions: [...settled.questions.filter(({ kind }) => kind !== 'name-order'), question] };
}

/** Days of spreadsheets that were exported as numbers: 40973 is 2012-03-05. */
function birthDateOf(text: string): string {
  return /^[1-4]\d{4}(?:[.,]0+)?$/u.test(text) ? dayOfSerial(Number.parseInt(text, 10)) : text;
}

/** A cell with a whole name, perhaps with a position or a mark beside it: "Jan Novák (C)", "Jan Novák - brankář". */
function nameIn(cell: string) {
  const { names, role, unused, number, birthDate } = readLine(cell, []);
  const isMarked = /[([\])]|\s[–—-]\s/u.test(cell) && names.length > 0 && number === '';
  if (!isMarked) return { names: cell.split(/\s*,\s*/u), role: '', birthDate: '', unused: [] };
  const [first = '', ...others] = names;
  return first.includes(' ')
    ? { names: [first], role, birthDate, unused: [...others, ...unused] }
    : { names, role, birthDate, unused };
}

function personOf(cells: readonly string[], { columns, both }: TableHeading, line: number): RawPerson {
  const at = (index: number | undefined) =>
    index === undefined ? '' : (cells[index] ?? '').replace(/\s+/gu, ' ').trim();
  const text = (column: ImportColumn) => at(columns[column]);
  const beside = both === null || both.beside === 'nothing' ? '' : at(both.index + 1);
  const second = both?.beside === 'second-name' && beside !== '' ? [beside] : [];
  const whole = nameIn(at(both?.index));
  const names = second.length > 0 ? [at(both?.index), ...second] : whole.names;
  return {
    line,
    names: names[0] === '' ? [] : names.slice(0, 2),
    firstName: both === null ? text('firstName') : '',
    lastName: both === null ? text('lastName') : '',
    birthDate: birthDateOf(text('birthDate')) || whole.birthDate,
    gender: text('gender'),
    team: text('team'),
    role: text('role') || whole.role,
    number: text('number'),
    ...eachPersonText(text),
    unused: [
      ...names.slice(2),
      ...whole.unused,
      ...(second.length > 0 || beside === '' ? [] : [beside]),
    ].join(', '),
  };
}
