import { createServer, Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { silent, bothDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { isDatabaseAway, openDatabase, sendLast, sendTogether } from '../index.ts';
import type { Database, Tx } from '../index.ts';

const kind = bothDatabases().find(({ name }) => name === 'PostgreSQL');

describe('given two processes on one PostgreSQL', () => {
  let first: TestDatabase;
  let second: Database;
  beforeEach(async () => {
    if (!kind) throw new Error('There is no PostgreSQL among the test databases');
    first = await kind.openEmpty();
    second = await openDatabase({ log: silent, databaseUrl: first.databaseUrl, directory: '', poolSize: 2 });
  });
  afterEach(async () => {
    await second.close();
    await first.cleanup();
  });

  const nextNotification = () =>
    new Promise<void>((resolve) => {
      const stop = second.onNotification(() => {
        stop();
        resolve();
      });
    });
  const terminate = (condition: string) =>
    first.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${sql.raw(condition)}`);

  test('a notification of one reaches the other', async () => {
    const arrived = nextNotification();
    await first.transaction((tx) => first.notify(tx));
    await arrived;
  });

  test('a listener whose connection was lost comes back, notifies of what it missed, and listens again', async () => {
    const missed = nextNotification();
    await terminate("query like 'listen%'");
    await missed;
    const arrived = nextNotification();
    await first.transaction((tx) => first.notify(tx));
    await arrived;
  });

  test('a transaction begins in one call with its first statements, and ends in one with its last', async () => {
    const ask = async (tx: Tx) => tx.execute(sql`select ${1}::int`);
    const transaction = () =>
      second.transaction(async (tx) => {
        await sendTogether(tx, [() => ask(tx), () => ask(tx)]);
        await sendLast(tx, [() => ask(tx), () => ask(tx)]);
      });
    await transaction();
    const alone = vi.spyOn(Socket.prototype, '_write');
    const gathered = vi.spyOn(Socket.prototype, '_writev');
    await transaction();
    const calls = [alone, gathered].map((spy) => spy.mock.calls.length);
    vi.restoreAllMocks();
    expect(calls).toEqual([0, 2]);
  });

  test('a connection that breaks in the middle of a transaction is an error of that transaction only', async () => {
    const attempt = second.transaction(async (tx) => {
      await tx.execute(sql`select 'the victim'`);
      await terminate("query like '%the victim%'");
      await tx.execute(sql`select 1`);
    });
    const failure: unknown = await attempt.catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: expect.stringContaining('Failed query') });
    expect(isDatabaseAway(failure)).toBe(true);
    expect(await second.ready()).toBe(true);
    expect(await second.transaction(async () => 'works')).toBe('works');
  });
});

describe('given a server that cannot be used', () => {
  const open = (databaseUrl: string) =>
    openDatabase({ log: silent, databaseUrl, directory: '', connectWithinSeconds: 1 });

  test('nobody answers: one sentence without the password', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    await expect(open(`postgres://cup:hunter2@127.0.0.1:${port}/cup`)).rejects.toMatchObject({
      code: 'server-unreachable',
      message: `PostgreSQL at 127.0.0.1:${port}/cup did not answer within 1 seconds (ECONNREFUSED); check DATABASE_URL.`,
    });
  });

  test('the database does not exist: refused at once', async () => {
    const databaseUrl = Object.assign(new URL(process.env['TEST_DATABASE_URL'] ?? ''), {
      pathname: '/no_such_cup',
    });
    await expect(open(databaseUrl.href)).rejects.toMatchObject({
      code: 'server-refused',
      message: expect.stringContaining('database "no_such_cup" does not exist'),
    });
  });
});

describe('given a server on a PostgreSQL that has a folder of files', () => {
  let first: TestDatabase;
  const opened: Database[] = [];
  const join = async (storage: number | null) => {
    const database = await openDatabase({
      log: silent,
      databaseUrl: first.databaseUrl,
      directory: '',
      poolSize: 1,
      storage,
    });
    opened.push(database);
  };
  beforeEach(async () => {
    if (!kind) throw new Error('There is no PostgreSQL among the test databases');
    first = await kind.openEmpty();
    await join(5);
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    await first.cleanup();
  });

  test('another one with the same folder joins, and a command that serves no files', async () => {
    await join(5);
    await join(null);
  });

  test('one with another folder is refused, until the first has ended', async () => {
    await expect(join(6)).rejects.toMatchObject({ code: 'storage-not-shared' });
    for (const database of opened.splice(0)) await database.close();
    await expect
      .poll(() =>
        join(6).then(
          () => 'joined',
          () => 'refused',
        ),
      )
      .toBe('joined');
  });
});
