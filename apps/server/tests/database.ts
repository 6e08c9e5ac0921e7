import { createHash, randomUUID } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate, openDatabase } from '../src/platform/database/index.ts';
import type { Database, DatabaseLog } from '../src/platform/database/index.ts';

export type TestDatabase = Database & {
  /** For a second process on the same database; null: the embedded one, which allows only one. */
  databaseUrl: string | null;
  /** For files of a server. */
  folder: string;
  /** Closes the database and deletes everything. */
  cleanup(): Promise<void>;
};

export type TestDatabaseKind = {
  name: 'embedded' | 'PostgreSQL';
  /** A new database with all tables of the product. */
  open(): Promise<TestDatabase>;
  /** A new database without tables. */
  openEmpty(): Promise<TestDatabase>;
};

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

export const silent: DatabaseLog = { info: () => {}, warn: () => {}, error: () => {} };

/** `migrated`: with all tables of the product. */
type Content = 'empty' | 'migrated';

/**
 * The databases of a test whose outcome depends on the database: storage, transactions, locks, migrations, and one pass
 * over every repository. `describe.each(bothDatabases())('… on $name', …)`.
 * @throws Error without `TEST_DATABASE_URL`: races and locks can only be seen on a real PostgreSQL
 */
export function bothDatabases(): TestDatabaseKind[] {
  return databases(process.env['TEST_DATABASE_KIND']);
}

/**
 * The databases of any other test: PostgreSQL, on which races show, and in `npm run test:nightly` the embedded one as well.
 * Both speak the same SQL (decision 105). `describe.each(testDatabases())('… on $name', …)`.
 * @throws Error without `TEST_DATABASE_URL`
 */
export function testDatabases(): TestDatabaseKind[] {
  return databases(process.env['TEST_DATABASE_KIND'] ?? 'PostgreSQL');
}

/** `kind`: the name of one, or `both`, which is also meant without it. */
function databases(kind = 'both'): TestDatabaseKind[] {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server)
    throw new Error('TEST_DATABASE_URL must name a PostgreSQL server where test databases can be created.');
  const kinds: TestDatabaseKind[] = [
    {
      name: 'embedded',
      openEmpty: () => openEmbedded('empty'),
      open: () => openEmbedded('migrated'),
    },
    {
      name: 'PostgreSQL',
      openEmpty: () => openOnServer(server, 'template1'),
      open: async () => openOnServer(server, await migratedTemplate(server)),
    },
  ];
  return kind === 'both' ? kinds : kinds.filter(({ name }) => name === kind);
}

async function openEmbedded(content: Content): Promise<TestDatabase> {
  const { folder, directory, remove } = await newEmbeddedDirectory(content);
  const database = await openDatabase({ log: silent, databaseUrl: null, directory });
  const cleanup = async () => {
    await database.close();
    remove();
  };
  return { ...database, databaseUrl: null, folder, cleanup };
}

/** Folder of an embedded database that is not open. */
export async function newEmbeddedDirectory(
  content: Content = 'empty',
): Promise<{ folder: string; directory: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-test-'));
  const directory = join(folder, 'database');
  cpSync(await embeddedTemplate(content), directory, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { folder, directory, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Creating the files of a database and its tables takes seconds, copying them a fraction of one. */
async function embeddedTemplate(content: Content): Promise<string> {
  const parts = ['sevenmetre-test-template-pglite-0.5.16', process.getuid?.() ?? 0];
  if (content === 'migrated') parts.push(fingerprintOfMigrations());
  const template = join(tmpdir(), parts.join('-'));
  if (existsSync(template)) return template;
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-test-'));
  const directory = join(folder, 'database');
  const database = await openDatabase({ log: silent, databaseUrl: null, directory });
  if (content === 'migrated') await migrate(database, migrationsFolder);
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

/** Name of a database with all tables on that server, from which new ones are copied. */
async function migratedTemplate(server: string): Promise<string> {
  const name = `sevenmetre_template_${fingerprintOfMigrations()}`;
  await onServer(server, async (client) => {
    // Another test file may be creating it.
    await client.query('select pg_advisory_lock(7)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const made = await openOnServer(server, 'template1');
      await migrate(made, migrationsFolder);
      await made.close();
      rmSync(made.folder, { recursive: true });
      await client.query(
        `alter database ${new URL(made.databaseUrl ?? '').pathname.slice(1)} rename to ${name}`,
      );
    }
  });
  return name;
}

function fingerprintOfMigrations(): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.sql', { cwd: migrationsFolder }).toSorted())
    hash.update(file).update(readFileSync(join(migrationsFolder, file)));
  return hash.digest('hex').slice(0, 16);
}

async function openOnServer(server: string, template: string): Promise<TestDatabase> {
  const name = `sevenmetre_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database ${name} template ${template}`));
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const database = await openDatabase({ log: silent, databaseUrl, directory: '' });
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-test-'));
  const cleanup = async () => {
    await database.close();
    await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...database, databaseUrl, folder, cleanup };
}

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
