import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import type { Database, Tx } from '../database/index.ts';
import {
  countRows,
  readLastMigration,
  readNextNumber,
  readTables,
  identifier,
  identifiers,
} from './catalogue.ts';
import type { Table } from './catalogue.ts';
import { formatName, formatVersion } from './format.ts';
import type { Header, OnTable, TableHeader } from './format.ts';
import { applySessionSettings } from './session-settings.ts';
import { TransferError } from './transfer-error.ts';

const rowsAtOnce = 500;

export type ExportOptions = {
  database: Database;
  clock: Clock;
  /** A new file, or a folder, in which the file is named by the time. */
  path: string;
  onTable?: OnTable;
};

export type ExportResult = { file: string; tables: number; rows: number };

type Sink = (line: string) => Promise<void>;

/**
 * Writes a snapshot of the whole database into a file that appears only when it is complete and on disk.
 * Needs the memory of a few hundred rows. The file is readable by its owner only: it holds personal data.
 * @throws TransferError
 */
export async function exportDatabase({
  database,
  clock,
  path,
  onTable,
}: ExportOptions): Promise<ExportResult> {
  const file = chooseFile(path, clock);
  const unfinished = `${file}.part`;
  try {
    const header = await writeFile(unfinished, (sink) =>
      database.transaction((tx) => writeTables(tx, sink, onTable), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      }),
    );
    await rename(unfinished, file);
    return { file, tables: header.tables.length, rows: totalOf(header) };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function chooseFile(path: string, clock: Clock): string {
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const time = clock.now().toISOString().replace(/\..*$/, 'Z').replaceAll(':', '-');
  const file = isFolder ? join(path, `sevenmetre-${time}.ndjson`) : resolve(path);
  if (!existsSync(file)) return file;
  throw new TransferError('file-exists', `The file ${file} exists already; choose another name.`);
}

async function writeFile(file: string, write: (sink: Sink) => Promise<Header>): Promise<Header> {
  const handle = await open(file, 'w', 0o600).catch((error: unknown) => {
    const sentence = `The file ${file} cannot be written (${error instanceof Error ? error.message : 'unknown reason'}).`;
    throw new TransferError('file-not-writable', sentence, { cause: error });
  });
  const hash = createHash('sha256');
  try {
    const header = await write(async (text) => {
      hash.update(text);
      await handle.write(text);
    });
    const end = { end: formatName, rows: totalOf(header), sha256: hash.digest('hex') };
    await handle.write(`${JSON.stringify(end)}\n`);
    await handle.sync();
    return header;
  } finally {
    await handle.close();
  }
}

async function writeTables(tx: Tx, sink: Sink, onTable: OnTable): Promise<Header> {
  await applySessionSettings(tx);
  const migration = await readLastMigration(tx);
  if (migration === null) {
    throw new TransferError(
      'database-without-tables',
      'The database has no tables yet, so there is nothing to export.',
    );
  }
  const tables = await readTables(tx);
  const header: Header = {
    format: formatName,
    version: formatVersion,
    migration,
    tables: [],
  };
  for (const table of tables) header.tables.push(await describeTable(table, tx));
  await sink(`${JSON.stringify(header)}\n`);
  for (const [index, table] of tables.entries()) {
    await sink(`${JSON.stringify({ table: table.name })}\n`);
    await writeRows(table, tx, sink);
    onTable?.(table.name, header.tables[index]?.rows ?? 0);
  }
  return header;
}

async function describeTable({ name, columns }: Table, tx: Tx): Promise<TableHeader> {
  const next: Record<string, string> = {};
  for (const column of columns) {
    if (column.sequence !== null) next[column.name] = await readNextNumber(column.sequence, tx);
  }
  return { name, columns: columns.map((column) => column.name), rows: await countRows(name, tx), next };
}

async function writeRows({ name, columns, primaryKey }: Table, tx: Tx, sink: Sink): Promise<void> {
  const texts = sql.join(
    columns.map((column) => sql`${identifier(column.name)}::text`),
    sql`, `,
  );
  const order = primaryKey.length > 0 ? sql`order by ${identifiers(primaryKey)}` : sql``;
  await tx.execute(sql`declare exported no scroll cursor for
    select json_build_array(${texts})::text as line from ${identifier(name)} ${order}`);
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${rowsAtOnce} from exported`));
    if (rows.length === 0) break;
    await sink(rows.map((row) => `${row.line}\n`).join(''));
  }
  await tx.execute(sql`close exported`);
}

function totalOf({ tables }: Header): number {
  return tables.reduce((total, table) => total + table.rows, 0);
}
