import { sql } from 'drizzle-orm';
import { applyMigration, pendingMigrations, readMigrations } from '../database/index.ts';
import type { Database, Migration, Tx } from '../database/index.ts';
import { countRows, readTables, identifiers } from './catalogue.ts';
import type { Table } from './catalogue.ts';
import { withoutForeignKeys } from './foreign-keys.ts';
import type { Header, OnTable, TableHeader } from './format.ts';
import { insertRows } from './insert-rows.ts';
import { readExport } from './read-export.ts';
import { applySessionSettings } from './session-settings.ts';
import { damaged, TransferError } from './transfer-error.ts';

export type ImportOptions = {
  /** Without tables, or with empty ones that are not newer than the file. */
  database: Database;
  /** An export of this or an earlier version. */
  file: string;
  migrationsFolder: string;
  onTable?: OnTable;
  /** Runs in the same transaction, after all rows are inserted and migrated. */
  afterRestore?: (tx: Tx) => Promise<void>;
};

export type ImportResult = { tables: number; rows: number };

/**
 * Imports an export into an empty database, all or nothing: creates the tables of the export's version, fills
 * them, and then applies the later migrations. Needs the memory of a few hundred rows.
 * @throws TransferError
 */
export async function importDatabase(options: ImportOptions): Promise<ImportResult> {
  const { database, file, migrationsFolder, onTable, afterRestore } = options;
  const header = await verify(file);
  const migrations = readMigrations(migrationsFolder);
  await database.transaction(async (tx) => {
    await applySessionSettings(tx);
    const later = await prepareTables({ file, header, migrations }, tx);
    await withoutForeignKeys(tx, () => fillTables({ file, header, onTable }, tx));
    for (const migration of later) await applyMigration(migration, tx);
    await afterRestore?.(tx);
  });
  // The embedded database does not analyze by itself, and plans badly until then.
  await database.db.execute(sql`analyze`);
  return { tables: header.tables.length, rows: header.tables.reduce((total, { rows }) => total + rows, 0) };
}

/** Reads the whole file before anything is changed. */
async function verify(file: string): Promise<Header> {
  let found: Header | undefined;
  for await (const part of readExport(file)) {
    if (part.kind === 'header') found = part.header;
  }
  if (!found) throw damaged(file, 1, 'the header is missing');
  return found;
}

type Plan = { file: string; header: Header; migrations: Migration[] };
type Filling = { file: string; header: Header; onTable: OnTable };

/** Creates the tables of the export's version, without rows. Returns the later migrations. */
async function prepareTables({ file, header, migrations }: Plan, tx: Tx): Promise<Migration[]> {
  const last = migrations.findIndex(({ tag }) => tag === header.migration);
  if (last < 0) {
    const sentence = `${file} was exported by a newer version of this program (it has the migration ${header.migration}).`;
    throw new TransferError('file-of-a-newer-program', sentence);
  }
  const pending = await pendingMigrations(migrations, tx);
  await refuseRows(tx);
  const isLater = (migration: Migration) => migrations.indexOf(migration) > last;
  if (migrations.some((migration) => isLater(migration) && !pending.includes(migration))) {
    const sentence = `The tables of the database are newer than ${file}; import it into a database without tables.`;
    throw new TransferError('database-too-new', sentence);
  }
  for (const migration of pending) if (!isLater(migration)) await applyMigration(migration, tx);
  return pending.filter(isLater);
}

async function refuseRows(tx: Tx): Promise<void> {
  for (const { name } of await readTables(tx)) {
    const rows = await countRows(name, tx);
    if (rows === 0) continue;
    throw new TransferError(
      'database-not-empty',
      `The database holds data already (the table ${name} has ${rows} rows); import into an empty one, with another DATA_DIR or DATABASE_URL.`,
    );
  }
}

async function fillTables({ file, header, onTable }: Filling, tx: Tx): Promise<void> {
  const tables = await readTables(tx);
  refuseOtherTables(file, header, tables);
  const byName = new Map(tables.map((table) => [table.name, table]));
  // Migrations may have inserted rows, which the export contains too.
  await tx.execute(sql`truncate ${identifiers([...byName.keys()])}`);
  await insertRows(readExport(file), { file, tables: byName, onTable }, tx);
  for (const { name, next } of header.tables) await restartSequences(byName.get(name), next, tx);
}

/** The same migrations make the same tables, unless they were changed by hand. */
function refuseOtherTables(file: string, header: Header, tables: Table[]): void {
  const describe = (name: string, columns: string[]) => `${name} (${columns.join(', ')})`;
  const given = header.tables.map(({ name, columns }) => describe(name, columns));
  const there = tables.map(({ name, columns }) =>
    describe(
      name,
      columns.map((column) => column.name),
    ),
  );
  const other =
    given.find((table) => !there.includes(table)) ?? there.find((table) => !given.includes(table));
  if (other === undefined) return;
  throw damaged(
    file,
    1,
    `the table ${other} is not both in the file and in a database of ${header.migration}`,
  );
}

async function restartSequences(table: Table | undefined, next: TableHeader['next'], tx: Tx): Promise<void> {
  for (const { name, sequence } of table?.columns ?? []) {
    const number = next[name];
    if (sequence === null || number === undefined) continue;
    await tx.execute(sql.raw(`alter sequence ${sequence} restart with ${number}`));
  }
}
