import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from '../database.ts';
import { DatabaseStartError } from '../database-start-error.ts';
import type { ConnectionSettings } from './connection-settings.ts';

const oldestVersion = 15;
const secondsBetweenTries = 0.5;

/**
 * Errors of a server that is starting: no connection, or "the database system is starting up" and similar.
 */
const transient = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|57P0[123]|53300)$/;

/**
 * Waits until the server answers: it may be starting at the same time as this process.
 * @throws DatabaseStartError
 */
export async function waitForServer(
  settings: ConnectionSettings,
  seconds: number,
  log: DatabaseLog,
): Promise<void> {
  const place = placeOf(settings.connectionString);
  const tries = Math.max(1, Math.ceil(seconds / secondsBetweenTries));
  for (let attempt = 1; ; attempt += 1) {
    const failure = await tryOnce(settings);
    if (failure === null) return;
    const reason = reasonOf(failure);
    if (!transient.test(reason) && !/timeout/i.test(reason)) {
      throw new DatabaseStartError(
        'server-refused',
        `PostgreSQL at ${place} refused the connection (${reason}); check DATABASE_URL.`,
        { cause: failure },
      );
    }
    if (attempt >= tries) {
      throw new DatabaseStartError(
        'server-unreachable',
        `PostgreSQL at ${place} did not answer within ${seconds} seconds (${reason}); check DATABASE_URL.`,
        { cause: failure },
      );
    }
    if (attempt === 1) log.info({}, `Waiting for PostgreSQL at ${place}`);
    await sleep(secondsBetweenTries * 1000);
  }
}

async function tryOnce(settings: ConnectionSettings): Promise<unknown> {
  const client = new pg.Client(settings);
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = rows[0]?.version ?? 0;
    return version >= oldestVersion
      ? null
      : new Error(`it is version ${version}, ${oldestVersion} or newer is needed`);
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The part of an error that is safe to print: its code if it has one, never the password. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && transient.test(code)) return code;
  return error.message;
}

function placeOf(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || 5432}${pathname}`;
}
