import { randomUUID } from 'node:crypto';
import { constants, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate, openDatabase } from '../src/platform/database/index.ts';
import type { Database, DatabaseLog } from '../src/platform/database/index.ts';

export type TestDatabase = Database & {
  /** For a second process on the same database; null: the embedded one, which has room for one. */
  databaseUrl: string | null;
  /** Closes the database and leaves nothing of it. */
  cleanup(): Promise<void>;
};

export type TestDatabaseKind = {
  name: 'embedded' | 'PostgreSQL';
  /** A new database with all tables of the product. */
  open(): Promise<TestDatabase>;
  /** A new database without any table. */
  openEmpty(): Promise<TestDatabase>;
};

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

export const silent: DatabaseLog = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * The databases that every integration test has to pass on: `describe.each(testDatabases())('on $name', …)`.
 *
 * @throws Error without `TEST_DATABASE_URL`: races and locks can only be seen on a real PostgreSQL
 */
export function testDatabases(): TestDatabaseKind[] {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server)
    throw new Error('TEST_DATABASE_URL must name a PostgreSQL server where test databases can be created.');
  const kind = (
    name: TestDatabaseKind['name'],
    openEmpty: () => Promise<TestDatabase>,
  ): TestDatabaseKind => ({
    name,
    openEmpty,
    open: async () => migrated(await openEmpty()),
  });
  return [kind('embedded', openEmbedded), kind('PostgreSQL', () => openOnServer(server))];
}

async function migrated(database: TestDatabase): Promise<TestDatabase> {
  await migrate(database, migrationsFolder);
  return database;
}

async function openEmbedded(): Promise<TestDatabase> {
  const { directory, remove } = await newEmbeddedDirectory();
  const database = await openDatabase({ log: silent, databaseUrl: null, directory });
  const cleanup = async () => {
    await database.close();
    remove();
  };
  return { ...database, databaseUrl: null, cleanup };
}

/** The folder of an embedded database without any table, which nobody has open. */
export async function newEmbeddedDirectory(): Promise<{ directory: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-test-'));
  const directory = join(folder, 'database');
  cpSync(await embeddedTemplate(), directory, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { directory, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Making the files of a database takes seconds, copying them a fraction of one. */
async function embeddedTemplate(): Promise<string> {
  const template = join(tmpdir(), `sevenmetre-test-template-pglite-0.5.16-${process.getuid?.() ?? 0}`);
  if (existsSync(template)) return template;
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-test-'));
  const directory = join(folder, 'database');
  const database = await openDatabase({ log: silent, databaseUrl: null, directory });
  await database.close();
  try {
    renameSync(directory, template);
  } catch (error) {
    // Another test file was faster.
    if (!existsSync(template)) throw error;
  }
  rmSync(folder, { recursive: true, force: true });
  return template;
}

async function openOnServer(server: string): Promise<TestDatabase> {
  const name = `sevenmetre_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const database = await openDatabase({ log: silent, databaseUrl, directory: '' });
  const cleanup = async () => {
    await database.close();
    await onServer(server, `drop database if exists ${name} with (force)`);
  };
  return { ...database, databaseUrl, cleanup };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
