import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** Rows as one parameter, so that their number is not limited. Named `r` in the statement. */
export function recordset(rows: readonly object[], columns: SQL): SQL {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(${columns})`;
}

/** Number of rows that a statement with `returning 1` has written. */
export async function countChanged(tx: Tx, statement: SQL): Promise<number> {
  const { rows } = await tx.execute(statement);
  return rows.length;
}

/** Rows with their index as `position`, so that a statement can keep their order. */
export function numbered<T extends object>(rows: readonly T[]): (T & { readonly position: number })[] {
  return rows.map((row, position) => ({ ...row, position }));
}
