import { type NameOrder, NameReader } from '../people/name-order.ts';
import { readLine } from '../people/read-line.ts';
import {
  type ListQuestion,
  type PeopleContext,
  type RawPerson,
  settlePeople,
  type SettledPeople,
} from '../people/settle-people.ts';
import { dayOfSerial } from '../../dates/index.ts';
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
    const below = rows.slice(index + 1).find((cells) => filled(cells) > 0);
    if (next !== null) {
      current = next;
      aside.push({ line: index + 1, reason: 'heading' });
    } else if (filled(row) === 1 && headingIn(rows[heading.records[at + 1] ?? -1] ?? below ?? []) !== null)
      aside.push({ line: index + 1, reason: 'title' });
    else {
      people.push(personOf(row, current, index + 1));
      if (current.both !== null) orders.add(current.both.order);
    }
  }
  return { people, aside, orders: [...orders] };
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
    const [day = '', month = '', year = ''] = cells.slice(at, at + 3).map((cell) => cell.trim());
    const isDate = [day, month, year].every((part) => /^\d{1,4}\.?$/u.test(part));
    if (row !== heading && !isDate) return cells;
    const date = `${Number.parseInt(day, 10)}.${Number.parseInt(month, 10)}.${Number.parseInt(year, 10)}`;
    return cells.toSpliced(at, 3, row === heading ? 'Datum narození' : date, '', '');
  });
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
  const { names, role, unused, number } = readLine(cell, []);
  const isMarked = /[([\])]|\s[–—-]\s/u.test(cell) && names.length > 0 && number === '';
  if (!isMarked) return { names: cell.split(/\s*,\s*/u), role: '', unused: [] };
  const [first = '', ...others] = names;
  return first.includes(' ')
    ? { names: [first], role, unused: [...others, ...unused] }
    : { names, role, unused };
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
    birthDate: birthDateOf(text('birthDate')),
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
