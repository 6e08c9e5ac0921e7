import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';

/** Hashes of all tables with PostgreSQL's row versions, so that rewritten rows differ. */
export async function fingerprint({ db }: Pick<Database, 'db'>): Promise<Readonly<Record<string, string>>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const table = sql.identifier(name);
    const { rows: hashes } = await db.execute<{ hash: string }>(sql`
      select count(*) || ':' || coalesce(md5(string_agg(t.xmin::text || t::text, '|' order by t.ctid)), '') as hash
      from ${table} t`);
    found[name] = hashes[0]?.hash ?? '';
  }
  return found;
}
