import { count, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './database.ts';

/**
 * Number of rows that refer to each id in a column; ids without references are left out.
 * @param ids null: all
 */
export async function countReferences(
  column: AnyPgColumn,
  ids: readonly number[] | null,
  db: Db | Tx,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: sql<number>`${column}`, rows: count() })
    .from(column.table)
    .where(ids === null ? isNotNull(column) : inArray(column, [...ids]))
    .groupBy(column);
  return new Map(rows.map(({ id, rows: found }) => [id, found]));
}
