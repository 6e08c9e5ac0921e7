import type { Client } from 'pg';
import { DatabaseStartError } from '../database-start-error.ts';

/** Classes of advisory locks: one lock for each folder of files in use, and one while these are checked. */
const [folders, looking] = [7_000_002, 7_000_003];

const others = `
  select count(*)::int as count from pg_locks
  where locktype = 'advisory' and classid = ${folders} and objid <> $1 and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())`;

/**
 * Registers the folder of files of this process for the life of the connection, since all processes must
 * share one folder.
 * @throws DatabaseStartError if a running process on the same database has another folder
 */
export async function joinStorage(client: Client, storage: number): Promise<void> {
  // A machine that disappeared must not block the next one for hours.
  await client.query(
    'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3',
  );
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1, 0)', [looking]);
  const { rows } = await client.query<{ count: number }>(others, [storage]);
  if ((rows[0]?.count ?? 0) > 0) {
    throw new DatabaseStartError(
      'storage-not-shared',
      'Another server with another folder of files runs on this database; give all of them the same DATA_DIR or a shared DATA_DIR/files (docs/scale.md), or stop the other one.',
    );
  }
  await client.query('select pg_advisory_lock_shared($1, $2)', [folders, storage]);
  await client.query('commit');
}
