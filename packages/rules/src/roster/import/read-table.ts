import {
  type PeopleContext,
  type RawPerson,
  settlePeople,
  type SettledPeople,
} from '../people/settle-people.ts';
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
 * names (RO11, RO16).
 */
export function readPeopleTable(rows: Rows, context: PeopleContext): PeopleOfTable {
  const heading = findPeopleHeading(rows);
  if (heading.missing.length > 0) return { ok: false, missing: heading.missing };
  const people = heading.records.map((index) => personOf(rows[index] ?? [], heading, index + 1));
  const settled = settlePeople(people, { ...context, stated: heading.both?.order ?? null });
  const aside = heading.aside.flatMap(({ row, reason }): TableAsideLine[] =>
    reason === 'empty' ? [] : [{ line: row + 1, reason }],
  );
  return { ok: true, ...settled, aside: [...aside, { line: heading.row + 1, reason: 'heading' }] };
}

function personOf(cells: readonly string[], { columns, both }: TableHeading, line: number): RawPerson {
  const at = (index: number | undefined) =>
    index === undefined ? '' : (cells[index] ?? '').replace(/\s+/gu, ' ').trim();
  const text = (column: ImportColumn) => at(columns[column]);
  const names = at(both?.index).split(/\s*,\s*/u);
  return {
    line,
    names: names[0] === '' ? [] : names.slice(0, 2),
    firstName: both === null ? text('firstName') : '',
    lastName: both === null ? text('lastName') : '',
    birthDate: text('birthDate'),
    gender: text('gender'),
    team: text('team'),
    role: text('role'),
    number: text('number'),
    ...eachPersonText(text),
    unused: names.slice(2).join(', '),
  };
}
