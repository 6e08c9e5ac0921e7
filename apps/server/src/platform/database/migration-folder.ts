import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

export type Migration = {
  /** Name of the file without extension. */
  tag: string;
  /** Of the text with normalised line ends. */
  hash: string;
  statements: string[];
};

const journal = z.object({ entries: z.array(z.object({ idx: z.number(), tag: z.string() })) });

/** The migrations in a folder of drizzle-kit, oldest first. */
export function readMigrations(folder: string): Migration[] {
  const { entries } = journal.parse(JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')));
  return entries.sort((a, b) => a.idx - b.idx).map(({ tag }) => readMigration(folder, tag));
}

function readMigration(folder: string, tag: string): Migration {
  const text = readFileSync(join(folder, `${tag}.sql`), 'utf8').replaceAll('\r\n', '\n');
  const statements = text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== '');
  return { tag, hash: createHash('sha256').update(text).digest('hex'), statements };
}
