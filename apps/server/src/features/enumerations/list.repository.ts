import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/database/index.ts';

/* Common statements of all lists: their tables have an id and a weight that orders them. */

/** Locks the entry, so that a change waits for its current users. */
export async function lockById(table: PgTable, id: number, tx: Tx): Promise<void> {
  await tx.execute(sql`select id from ${table} where id = ${id} for update`);
}

/** In the order of ids, like all locks. */
export async function lockAllById(table: PgTable, ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`select id from ${table} where id in ${[...ids]} order by id for update`);
}

export async function deleteById(table: PgTable, id: number, tx: Tx): Promise<void> {
  await tx.execute(sql`delete from ${table} where id = ${id}`);
}

/** Weight after the last entry. */
export async function findNextWeight(table: PgTable, tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ next: number }>(
    sql`select (coalesce(max(weight), 0) + 1)::int as next from ${table}`,
  );
  return rows[0]?.next ?? 1;
}

/** The first id gets weight 1. */
export async function updateWeights(table: PgTable, ids: readonly number[], tx: Tx): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await tx.execute(sql`update ${table} set weight = ${index + 1} where id = ${id}`);
  }
}
