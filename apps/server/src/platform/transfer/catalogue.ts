import { sql } from 'drizzle-orm';
import type { Name, SQL } from 'drizzle-orm';
import type { Tx } from '../database/index.ts';

type Column = {
  name: string;
  /** In SQL notation, such as `timestamp(3) with time zone`. */
  type: string;
  /** The sequence of an identity column, quoted for SQL. */
  sequence: string | null;
};

export type Table = { name: string; columns: Column[]; primaryKey: string[] };

export type ForeignKey = { table: string; name: string; definition: string };

/** The record of migrations belongs to its database and is not transferred. */
const recordOfMigrations = 'applied_migrations';

/**
 * All tables with the columns that hold data (generated ones are computed again). Read from the database and
 * not from the code, so that no table is forgotten, and tables of earlier versions are complete.
 */
export async function readTables(tx: Tx): Promise<Table[]> {
  const { rows } = await tx.execute<Table>(sql`
    select t.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'sequence', pg_get_serial_sequence(quote_ident(t.relname), a.attname)) order by a.attnum)
        from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = t.oid and a.attnum = any (i.indkey)
        where i.indrelid = t.oid and i.indisprimary), '[]') as "primaryKey"
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> ${recordOfMigrations}
    order by t.relname collate "C"`);
  return rows;
}

export async function readForeignKeys(tx: Tx): Promise<ForeignKey[]> {
  const { rows } = await tx.execute<ForeignKey>(sql`
    select t.relname as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by t.relname, c.conname`);
  return rows;
}

/** The last applied migration; null: no tables of this program. */
export async function readLastMigration(tx: Tx): Promise<string | null> {
  const { rows: found } = await tx.execute<{ there: boolean }>(
    sql`select to_regclass(${recordOfMigrations}) is not null as there`,
  );
  if (!found[0]?.there) return null;
  const { rows } = await tx.execute<{ tag: string }>(
    sql`select tag from ${identifier(recordOfMigrations)} order by tag collate "C" desc limit 1`,
  );
  return rows[0]?.tag ?? null;
}

/** The next number of the sequence, which no row has had, even if rows were deleted since. */
export async function readNextNumber(sequence: string, tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ next: string }>(
    sql`select (last_value + is_called::int)::text as next from ${sql.raw(sequence)}`,
  );
  return rows[0]?.next ?? '1';
}

export async function countRows(table: string, tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from ${identifier(table)}`,
  );
  return rows[0]?.count ?? 0;
}

/** A quoted name. */
export function identifier(name: string): Name {
  return sql.identifier(name);
}

/** Quoted names, separated by commas. */
export function identifiers(names: string[]): SQL {
  return sql.join(names.map(identifier), sql`, `);
}
