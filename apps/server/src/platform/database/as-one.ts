import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from './database.ts';

/**
 * Thousands of rows as one text: reading them one by one takes the embedded database several times as long.
 * @param rows a select with the fields of `Row` as columns; times have to be numbers or texts
 */
export async function asOne<Row>(rows: SQL, db: Db | Tx): Promise<Row[]> {
  const answer = await db.execute<{ body: string }>(
    sql`select coalesce(json_agg(listed), '[]')::text as body from (${rows}) listed`,
  );
  // The caller states type and columns together.
  return JSON.parse(answer.rows[0]?.body ?? '[]') as Row[];
}
