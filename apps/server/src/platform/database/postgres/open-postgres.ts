import { PgDialect } from 'drizzle-orm/pg-core';
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { NodePgClient } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { PoolClient, QueryConfig } from 'pg';
import type { DatabaseLog } from '../database.ts';
import { casing } from '../driver.ts';
import type { Connection, Driver } from '../driver.ts';
import type { Pipeline } from '../pipeline.ts';
import { RepeatedStatements } from '../repeated-statements.ts';
import { SlowStatements } from '../slow-statements.ts';
import { refuseInside } from '../transaction-guard.ts';
import type { TransactionGuard } from '../transaction-guard.ts';
import { connectionSettings } from './connection-settings.ts';
import { Listener } from './listener.ts';
import { waitForServer } from './wait-for-server.ts';

export type PostgresOptions = {
  databaseUrl: string;
  poolSize: number;
  connectWithinSeconds: number;
  /** As in `OpenDatabaseOptions`. */
  storage: number | null;
};

const dialect = new PgDialect({ casing });

/**
 * A PostgreSQL server, with a pool of connections and one that listens to notifications.
 * @throws DatabaseStartError
 */
export async function openPostgres(
  options: PostgresOptions,
  guard: TransactionGuard,
  log: DatabaseLog,
): Promise<Driver> {
  const settings = connectionSettings(options.databaseUrl);
  await waitForServer(settings, options.connectWithinSeconds, log);
  const pool = new pg.Pool({ ...settings, max: options.poolSize, idleTimeoutMillis: 30_000 });
  pool.on('error', (error) => log.warn({ err: error }, 'A resting connection to PostgreSQL was lost'));
  // Without this handler, a connection that breaks between two statements of a transaction would end the
  // process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'A connection to PostgreSQL was lost')),
  );
  const listener = new Listener(settings, log, options.storage);
  await listener.start();
  const repeated = new RepeatedStatements();
  const slow = new SlowStatements(log);
  const named = { repeated, slow };
  let closing: Promise<void> | undefined;
  return {
    mode: 'postgres',
    db: new NodePgDatabase(
      dialect,
      new NodePgSession(naming(pool, named), dialect, undefined, { logger: refuseInside(guard) }),
      undefined,
    ),
    connect: async (pipeline) => connectionOver(await pool.connect(), named, pipeline),
    onNotification: (callback) => listener.onNotification(callback),
    identity: () => identityOf(pool),
    ready: () => isAnswering(pool),
    syncCount: () => 0,
    slowStatements: () => slow.count,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => (closing ??= Promise.all([listener.close(), pool.end()]).then(() => {})),
  };
}

interface Watched {
  readonly repeated: RepeatedStatements;
  readonly slow: SlowStatements;
}

function connectionOver(client: PoolClient, watched: Watched, pipeline: Pipeline): Connection {
  const named = naming(client, watched, () => pipeline.noteStatement());
  const session = new NodePgSession(named, dialect, undefined);
  return {
    tx: new NodePgTransaction(dialect, session, undefined),
    // A named statement is pipelined; the driver sends an unnamed text by itself.
    run: async (statement) => void (await client.query({ name: statement, text: statement })),
    commit: async () => (await client.query('commit')).command === 'COMMIT',
    release: (broken) => client.release(broken),
  };
}

/**
 * A client for Drizzle, which only calls `query`. Repeated statements get a name, so that each connection
 * parses and plans them once.
 * @param sent is called when a statement was sent
 */
function naming(
  client: pg.Pool | PoolClient,
  { repeated, slow }: Watched,
  sent: () => void = () => {},
): NodePgClient {
  const query = (config: QueryConfig, values: unknown[]) => {
    const name = config.name ?? repeated.nameOf(config.text) ?? undefined;
    const answer = client.query(name === undefined ? config : { ...config, name }, values);
    slow.watch(config.text, answer);
    sent();
    return answer;
  };
  return { query } as NodePgClient;
}

/**
 * The cluster, the database in it, and the timeline, which a promoted replica and a recovery to a point in
 * time begin. Not every server lets every role read the identifier of the cluster.
 */
async function identityOf(pool: pg.Pool): Promise<string> {
  const allowed = `select has_function_privilege('pg_control_system()', 'execute') as allowed`;
  const { rows: rights } = await pool.query<{ allowed: boolean }>(allowed);
  const cluster = rights[0]?.allowed ? '(select system_identifier::text from pg_control_system())' : "''";
  const { rows } = await pool.query<{ identity: string }>(`
    select concat_ws(' ', ${cluster}, (select oid from pg_database where datname = current_database()),
      substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)) as identity`);
  return rows[0]?.identity ?? '';
}

async function isAnswering(pool: pg.Pool): Promise<boolean> {
  try {
    await pool.query('select 1');
    return true;
  } catch {
    return false;
  }
}
