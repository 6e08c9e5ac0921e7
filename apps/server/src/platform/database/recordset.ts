import { type SQL, sql } from 'drizzle-orm';
import type { Tx, Db } from './database.ts';

/** Rows as one parameter, so that their number is not limited. Named `r` in the statement. */
export function recordset(rows: readonly object[], columns: SQL): SQL {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(${columns})`;
}

/** A text of several paragraphs as one line, as a cell of a file holds it. */
export function oneLine(column: SQL): SQL {
  return sql`regexp_replace(${column}, '[[:cntrl:]]+', ' ', 'g')`;
}

/** In an upsert: a stored text that differs from the file's only in line breaks keeps its paragraphs. */
export function asWritten(table: string, name: string): SQL {
  const [stored, read] = [sql.raw(`${table}.${name}`), sql.raw(`excluded.${name}`)];
  return sql`case when ${oneLine(stored)} = ${read} then ${stored} else ${read} end`;
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
