import { Column, is } from 'drizzle-orm';
import type { PgSession } from 'drizzle-orm/pg-core';

type Fields = Parameters<PgSession['prepareQuery']>[1];
type Row = Record<string, unknown>;

interface Cell {
  readonly index: number;
  /** Name of a joined table, under which its columns are; null: the row's own. */
  readonly table: string | null;
  readonly name: string;
  readonly column: Column;
}

/**
 * Maps rows of plain columns as Drizzle does, with a plan that is made once: Drizzle examines type and place
 * of each value again, and an event needs hundreds of values.
 * @returns undefined: Drizzle has to map these rows itself
 */
export function rowsReader<R>(fields: Fields): ((rows: unknown[][]) => R) | undefined {
  const plan = fields?.map(({ path, field }, index) => cellOf(path, field, index));
  if (!plan?.every((cell) => cell !== null)) return undefined;
  // The fields belong to a statement that returns R.
  return (rows) => rows.map((values) => readRow(plan, values)) as R;
}

function cellOf(path: readonly string[], column: unknown, index: number): Cell | null {
  const [first, second, ...deeper] = path;
  if (!is(column, Column) || first === undefined || deeper.length > 0) return null;
  return second === undefined
    ? { index, table: null, name: first, column }
    : { index, table: first, name: second, column };
}

/** Columns of one table are adjacent. */
function readRow(plan: readonly Cell[], values: readonly unknown[]): Row {
  const row: Row = {};
  let of: Row = row;
  let table: string | null = null;
  for (const cell of plan) {
    if (cell.table !== table) {
      table = cell.table;
      of = table === null ? row : {};
      if (table !== null) row[table] = of;
    }
    const value = values[cell.index];
    of[cell.name] = value === null ? null : cell.column.mapFromDriverValue(value);
  }
  return row;
}
