import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Client } from 'pg';
import type { DatabaseLog } from '../database.ts';
import { notificationChannel } from '../driver.ts';
import { DatabaseStartError } from '../database-start-error.ts';
import type { ConnectionSettings } from './connection-settings.ts';

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
async function joinStorage(client: Client, storage: number): Promise<void> {
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

const firstPauseSeconds = 0.25;
const longestPauseSeconds = 5;

/**
 * The connection that listens to notifications. It reconnects by itself, and notifies once for those that it
 * may have missed.
 */
export class Listener {
  readonly #settings: ConnectionSettings;
  readonly #log: DatabaseLog;
  readonly #storage: number | null;
  #client: pg.Client | null = null;
  #closed = false;
  #onNotification = () => {};

  /** @param storage as in `OpenDatabaseOptions` */
  constructor(settings: ConnectionSettings, log: DatabaseLog, storage: number | null) {
    this.#settings = settings;
    this.#log = log;
    this.#storage = storage;
  }

  onNotification(callback: () => void): void {
    this.#onNotification = callback;
  }

  /**
   * Rejects if it cannot connect.
   * @throws DatabaseStartError if another server on the database has another folder of files
   */
  async start(): Promise<void> {
    const client = new pg.Client(this.#settings);
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      if (this.#client === client) void this.#comeBack();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', () => this.#onNotification());
    try {
      await client.connect();
      if (this.#storage !== null) await joinStorage(client, this.#storage);
      await client.query(`listen ${notificationChannel}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    if (this.#closed) return client.end();
    this.#client = client;
    if (lost) void this.#comeBack();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  async #comeBack(): Promise<void> {
    this.#client = null;
    if (this.#closed) return;
    this.#log.warn({}, 'The connection that hears of changes was lost; connecting again');
    for (let pause = firstPauseSeconds; !this.#closed; pause = Math.min(pause * 2, longestPauseSeconds)) {
      try {
        await this.start();
        this.#onNotification();
        return;
      } catch (error) {
        if (error instanceof DatabaseStartError) this.#log.error({ err: error }, error.message);
        await sleep(pause * 1000);
      }
    }
  }
}
