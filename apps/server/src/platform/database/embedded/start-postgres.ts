import { PGlite, types } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system.ts';

export type RunningPostgres = { pg: PGlite; syncCount(): number };

const configuration = {
  fsync: 'on',
  // The default, fdatasync, is an empty function in PGlite.
  wal_sync_method: 'fsync',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // The default of 128 MB doubles the memory of the process and is not faster at this size.
  shared_buffers: '16MB',
  timezone: 'UTC',
};

const asText = (text: string) => text;

/**
 * Types that stay text, so that both modes return the same: Drizzle parses dates itself, and `pg` returns
 * int8 as text. The numbers without a name are the array types of numeric, timestamp, timestamptz, interval,
 * date and int8.
 */
const parsers = Object.fromEntries(
  [
    types.TIMESTAMP,
    types.TIMESTAMPTZ,
    types.INTERVAL,
    types.DATE,
    types.INT8,
    1231,
    1115,
    1185,
    1187,
    1182,
    1016,
  ].map((type) => [type, asText]),
);

function refuse(): never {
  throw new Error('There is no room for the log of the database');
}

/**
 * Starts PostgreSQL on `directory` in this thread, with durable commits.
 * @param onFullLog called if there is no space for its log; must end the thread
 */
export async function startPostgres(
  directory: string,
  onFullLog: () => never = refuse,
): Promise<RunningPostgres> {
  const fs = new DurableFileSystem(directory, onFullLog);
  const settings = Object.entries(configuration).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const withoutNoSync = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  const pg = await PGlite.create({ fs, parsers, startParams: [...withoutNoSync, ...settings] });
  return { pg, syncCount: () => fs.syncs };
}

/** Commits a change that only the log contains, and returns the number of syncs. */
export async function countSyncsOfOneCommit({ pg, syncCount }: RunningPostgres): Promise<number> {
  const before = syncCount();
  await pg.query("select pg_logical_emit_message(true, 'sevenmetre', 'start')");
  return syncCount() - before;
}
