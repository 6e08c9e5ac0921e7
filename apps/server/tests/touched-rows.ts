import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../src/platform/database/schema/index.ts';
import type { TestDatabase } from './database.ts';

/** What every write writes beside its own rows, and what the server writes by itself. */
const companions = new Set(['audit', 'changes', 'live_state', 'line_rebuilds', 'sessions', 'push_cursor']);
const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => ({ table, name: getTableConfig(table).name }));

const nothing: ReadonlyMap<string, string> = new Map();

/**
 * What a piece of work leaves otherwise than it found it, in every table of the product: `~ teams 7` for a row that is another,
 * `+ teams` and `- teams 7` for one that has come or gone.
 */
export async function touchedBy(database: TestDatabase, work: () => Promise<unknown>): Promise<string[]> {
  const before = await rowsOf(database);
  await work();
  const after = await rowsOf(database);
  const touched: string[] = [];
  for (const { name } of tables) {
    if (companions.has(name)) continue;
    const [was, now] = [before.get(name) ?? nothing, after.get(name) ?? nothing];
    for (const [key, row] of was)
      if (now.get(key) !== row) touched.push(now.has(key) ? `~ ${name} ${key}` : `- ${name} ${key}`);
    for (const key of now.keys()) if (!was.has(key)) touched.push(`+ ${name}`);
  }
  return touched.toSorted();
}

/** Every row as text, by its id; rows without one by what they hold. */
async function rowsOf({ db }: TestDatabase): Promise<Map<string, Map<string, string>>> {
  const found = new Map<string, Map<string, string>>();
  for (const { table, name } of tables) {
    const rows: Record<string, unknown>[] = await db.select().from(table);
    const texts = rows.map((row) => [String(row['id'] ?? JSON.stringify(row)), JSON.stringify(row)] as const);
    found.set(name, new Map(texts));
  }
  return found;
}
