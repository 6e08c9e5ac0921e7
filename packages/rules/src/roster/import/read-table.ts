import { type NameOrder, NameReader } from '../people/name-order.ts';
import {
  type ListQuestion,
  type PeopleContext,
  type RawPerson,
  settlePeople,
  type SettledPeople,
} from '../people/settle-people.ts';
import { dayOfSerial } from '../../dates/index.ts';
import { eachPersonText } from '../roster.ts';
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
export function readPeopleTable(rows: Rows, context: PeopleContext): PeopleOfTable {
  const heading = findPeopleHeading(rows);
  if (heading.missing.length > 0) return { ok: false, missing: heading.missing };
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
    } else if (filled(row) === 1 && headingIn(rows[heading.records[at + 1] ?? -1] ?? []) !== null)
      aside.push({ line: index + 1, reason: 'title' });
    else {
      people.push(personOf(row, current, index + 1));
      if (current.both !== null) orders.add(current.both.order);
    }
  }
  const [stated = null, ...others] = orders;
  const settled = settleTable(people, { ...context, stated: others.length === 0 ? stated : null });
  return { ok: true, ...settled, aside };
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

function personOf(cells: readonly string[], { columns, both }: TableHeading, line: number): RawPerson {
  const at = (index: number | undefined) =>
    index === undefined ? '' : (cells[index] ?? '').replace(/\s+/gu, ' ').trim();
  const text = (column: ImportColumn) => at(columns[column]);
  const beside = both === null || both.beside === 'nothing' ? '' : at(both.index + 1);
  const second = both?.beside === 'second-name' && beside !== '' ? [beside] : [];
  const names = second.length > 0 ? [at(both?.index), ...second] : at(both?.index).split(/\s*,\s*/u);
  return {
    line,
    names: names[0] === '' ? [] : names.slice(0, 2),
    firstName: both === null ? text('firstName') : '',
    lastName: both === null ? text('lastName') : '',
    birthDate: birthDateOf(text('birthDate')),
    gender: text('gender'),
    team: text('team'),
    role: text('role'),
    number: text('number'),
    ...eachPersonText(text),
    unused: [...names.slice(2), ...(second.length > 0 || beside === '' ? [] : [beside])].join(', '),
  };
}
