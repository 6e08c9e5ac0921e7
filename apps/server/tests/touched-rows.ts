import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../src/platform/database/schema/index.ts';
import type { TestDatabase } from './database.ts';

/** Tables that every write changes besides its own, and that the server changes by itself. */
const companions = new Set(['audit', 'changes', 'live_state', 'line_rebuilds', 'sessions', 'push_cursor']);
const watched = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => ({ table, name: getTableConfig(table).name }))
  .filter(({ name }) => !companions.has(name));

const nothing: ReadonlyMap<string, string> = new Map();

/**
 * Differences that a function makes in all tables: `~ teams 7` for a changed row, `+ teams` and `- teams 7`
 * for an inserted or deleted one.
 */
export async function touchedBy(database: TestDatabase, work: () => Promise<unknown>): Promise<string[]> {
  const before = await rowsOf(database);
  await work();
  const after = await rowsOf(database);
  const touched: string[] = [];
  for (const { name } of watched) {
    const [was, now] = [before.get(name) ?? nothing, after.get(name) ?? nothing];
    for (const [key, row] of was)
      if (now.get(key) !== row) touched.push(now.has(key) ? `~ ${name} ${key}` : `- ${name} ${key}`);
    for (const key of now.keys()) if (!was.has(key)) touched.push(`+ ${name}`);
  }
  return touched.toSorted();
}

/** Every row as text by id; rows without id by their contents. */
async function rowsOf(database: TestDatabase): Promise<Map<string, Map<string, string>>> {
  const found = new Map(watched.map(({ name }) => [name, new Map<string, string>()]));
  for (const { name, id, row } of await storedRows(database, watched)) found.get(name)?.set(id ?? row, row);
  return found;
}

/** A table with its name in the database. */
interface NamedTable {
  readonly name: string;
  readonly table: PgTable;
}

interface StoredRow {
  /** Of the table. */
  readonly name: string;
  /** null: the table has no column of this name. */
  readonly id: string | null;
  /** All columns, in an order that depends on their names only. */
  readonly row: string;
}

/** All rows of these tables, in one statement: a statement for each table takes ten times as long. */
export async function storedRows({ db }: TestDatabase, from: readonly NamedTable[]): Promise<StoredRow[]> {
  const parts = from.map(
    ({ name, table }) =>
      sql`select ${name}::text as name, to_jsonb(stored) ->> 'id' as id, to_jsonb(stored)::text as row from ${table} stored`,
  );
  const { rows } = await db.execute<{ name: string; id: string | null; row: string }>(
    sql.join(parts, sql` union all `),
  );
  return rows;
}
