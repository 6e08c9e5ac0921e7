import type { ClientConfig } from 'pg';
import { Socket } from 'node:net';

/**
 * Writes the statements that a transaction sends in one tick with one system call. The driver corks the
 * socket for the parts of one statement; here it stays corked until the end of the tick.
 */
class CorkedSocket extends Socket {
  #gathers = false;

  override cork(): void {
    if (this.#gathers) return;
    this.#gathers = true;
    super.cork();
    // After the promises that are resolved now, whose handlers send the next statements.
    process.nextTick(() => {
      this.#gathers = false;
      super.uncork();
    });
  }

  override uncork(): void {}
}

/** Settings of all connections to PostgreSQL. */
export function connectionSettings(databaseUrl: string) {
  return {
    connectionString: databaseUrl,
    application_name: 'sevenmetre',
    connectionTimeoutMillis: 5_000,
    /** Statements are sent without waiting for earlier answers, which saves a round trip each. */
    pipeline: true,
    stream: () => new CorkedSocket(),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A forgotten statement or transaction must not hold locks forever. Long work raises these limits.
    statement_timeout: 30_000,
    lock_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
    // A reporter gets "stored" only when the row is on the server's disk, whatever the server's default.
    options: '-c synchronous_commit=on -c timezone=UTC',
  } satisfies ClientConfig;
}

export type ConnectionSettings = ReturnType<typeof connectionSettings>;
