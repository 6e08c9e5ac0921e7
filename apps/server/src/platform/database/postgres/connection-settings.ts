import type { ClientConfig } from 'pg';
import { GatheringSocket } from './gathering-socket.ts';

/** What every connection of the server is opened with. */
export function connectionSettings(databaseUrl: string) {
  return {
    connectionString: databaseUrl,
    application_name: 'sevenmetre',
    connectionTimeoutMillis: 5_000,
    /** Statements go out at once, behind each other; those of a transaction need not wait for a round trip each. */
    pipeline: true,
    stream: () => new GatheringSocket(),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A forgotten statement or transaction must not hold its locks for ever. Long work raises these for itself.
    statement_timeout: 30_000,
    lock_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
    // "Stored" is said to a reporter only when it is on the server's disk, whatever the server's own default.
    options: '-c synchronous_commit=on -c timezone=UTC',
  } satisfies ClientConfig;
}

export type ConnectionSettings = ReturnType<typeof connectionSettings>;
