import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../src/platform/database/schema/index.ts';
import type { TestDatabase } from './database.ts';

/** Tables that every write changes besides its own, and that the server changes by itself. */
const companions = new Set(['audit', 'changes', 'live_state', 'line_rebuilds', 'sessions', 'push_cursor']);
const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => ({ table, name: getTableConfig(table).name }));

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
  for (const { name } of tables) {
    if (companions.has(name)) continue;
    const [was, now] = [before.get(name) ?? nothing, after.get(name) ?? nothing];
    for (const [key, row] of was)
      if (now.get(key) !== row) touched.push(now.has(key) ? `~ ${name} ${key}` : `- ${name} ${key}`);
    for (const key of now.keys()) if (!was.has(key)) touched.push(`+ ${name}`);
  }
  return touched.toSorted();
}

/** Every row as text by id; rows without id by their contents. */
async function rowsOf({ db }: TestDatabase): Promise<Map<string, Map<string, string>>> {
  const found = new Map<string, Map<string, string>>();
  for (const { table, name } of tables) {
    const rows: Record<string, unknown>[] = await db.select().from(table);
    const texts = rows.map((row) => [String(row['id'] ?? JSON.stringify(row)), JSON.stringify(row)] as const);
    found.set(name, new Map(texts));
  }
  return found;
}
