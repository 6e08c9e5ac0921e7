import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/database/index.ts';

const statements = [
  `create function refuse_late_write() returns trigger language plpgsql as $$
  begin
    if exists (select 1 from live_state where xmin::text::bigint = txid_current() % 4294967296) then
      raise exception 'written after the live version was taken: %', tg_table_name;
    end if;
    return null;
  end $$`,
  `do $$
  declare name text;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not in ('live_state', 'changes')
    loop
      execute format('create trigger late before insert or update or delete on %I for each statement execute function refuse_late_write()', name);
    end loop;
  end $$`,
];

/**
 * Makes the database refuse writes of a transaction after it has taken the next live version, which is
 * detected by the row of the version. Tables of versions are excepted.
 */
export async function refuseLateWrites(db: Db): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement));
}
