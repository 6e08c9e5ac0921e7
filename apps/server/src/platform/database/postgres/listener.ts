import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from '../database.ts';
import { notificationChannel } from '../driver.ts';
import { DatabaseStartError } from '../database-start-error.ts';
import type { ConnectionSettings } from './connection-settings.ts';
import { joinStorage } from './join-storage.ts';

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
