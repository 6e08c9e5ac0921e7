import type { DatabaseLog } from '../database.ts';
import type { WorkerClient } from './worker-client.ts';

/** The part of a thread that the driver needs. */
export type DatabaseThread = Pick<
  WorkerClient,
  'ask' | 'alive' | 'syncs' | 'onNotification' | 'onLost' | 'close'
>;

const millisecondsBetweenAttempts = 5_000;

export interface RevivingOptions {
  /** Starts PostgreSQL on the same files, which includes recovery. */
  readonly start: () => Promise<DatabaseThread>;
  readonly log: DatabaseLog;
  readonly attemptEvery?: number;
}

/**
 * The thread of the database, which is restarted after it has ended by itself, as it does on a full or
 * failing disk. A transaction belongs to the thread in which it began: it reads `current` once, and is
 * refused if that thread has ended.
 */
export class RevivingWorker {
  readonly #options: RevivingOptions;
  #current: DatabaseThread;
  #onNotification = () => {};
  #timer: NodeJS.Timeout | null = null;
  #starting: Promise<void> | null = null;
  #closing = false;

  constructor(first: DatabaseThread, options: RevivingOptions) {
    this.#options = options;
    this.#current = first;
    this.#watch(first);
  }

  get current(): DatabaseThread {
    return this.#current;
  }

  /** Called for every notification, and once after a restart, since notifications may have been missed. */
  onNotification(listener: () => void): void {
    this.#onNotification = listener;
  }

  async close(): Promise<void> {
    this.#closing = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#starting;
    await this.#current.close();
  }

  #watch(worker: DatabaseThread): void {
    worker.onNotification(() => this.#onNotification());
    worker.onLost((error) => {
      this.#options.log.error({ err: error }, 'The embedded database has stopped; it is started again');
      this.#tryLater();
    });
  }

  #tryLater(): void {
    if (this.#closing) return;
    const { attemptEvery = millisecondsBetweenAttempts } = this.#options;
    this.#timer = setTimeout(() => {
      this.#starting = this.#startAgain();
    }, attemptEvery).unref();
  }

  async #startAgain(): Promise<void> {
    const { start, log } = this.#options;
    try {
      this.#current = await start();
    } catch (error) {
      log.warn({ err: error }, 'The embedded database could not be started again yet');
      this.#tryLater();
      return;
    }
    this.#watch(this.#current);
    log.info({}, 'The embedded database is back');
    this.#onNotification();
  }
}
