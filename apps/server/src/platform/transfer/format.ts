import * as z from 'zod';
import { closeSync, openSync, readSync, statSync } from 'node:fs';

/*
 * The file, one JSON value per line:
 *
 * 1. the header: what follows, in which order
 *
 * 2. for each table a line with its name, then its rows: arrays of PostgreSQL's own texts, in the order of
 * the columns
 *
 * 3. the end: the number of rows and the SHA-256 of every byte before this line Texts, because they are
 * exact: numbers of any size, instants in UTC, bytes as \x…, JSON.
 */
export const formatName = 'sevenmetre-database';
export const formatVersion = 1;

/** Start of every header, by which a file is recognised. */
export const headerStart = `{"format":"${formatName}"`;

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().nonnegative(),
  /** Next number of each identity column. */
  next: z.record(z.string(), z.string().regex(/^-?\d+$/)),
});
export type TableHeader = z.output<typeof tableSchema>;

export const headerSchema = z.object({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  /** The last migration of the exported database. */
  migration: z.string(),
  tables: z.array(tableSchema),
});
export type Header = z.output<typeof headerSchema>;

export const tableLineSchema = z.object({ table: z.string() });

/** Called for each table after its last row. */
export type OnTable = ((name: string, rows: number) => void) | undefined;

export const endSchema = z.object({
  end: z.literal(formatName),
  rows: z.int().nonnegative(),
  sha256: z.string(),
});

/** Whether `path` is a file that starts like an export of a whole database; its contents may be damaged. */
export function looksLikeDatabaseExport(path: string): boolean {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false;
  const start = Buffer.alloc(headerStart.length);
  const descriptor = openSync(path, 'r');
  try {
    readSync(descriptor, start, 0, start.length, 0);
  } finally {
    closeSync(descriptor);
  }
  return start.toString('latin1') === headerStart;
}
