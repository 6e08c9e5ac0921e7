import { sql } from 'drizzle-orm';
import type { Database, DatabaseLog, Tx } from './database.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { readMigrations } from './migration-folder.ts';
import type { Migration } from './migration-folder.ts';

/** Any number that all processes of the portal share. */
const lockNumber = 7_000_001;

/**
 * Applies the migrations of `folder` (of drizzle-kit), each in its own transaction. Several processes may do
 * this at once; the lock is part of the transaction, so a killed process leaves none. Returns the tags that
 * this call applied.
 * @param log is called for each applied migration
 * @throws DatabaseStartError if the database is newer than the folder, or an applied migration was edited
 */
export async function migrate(
  database: Database,
  folder: string,
  log?: Pick<DatabaseLog, 'info'>,
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const done: string[] = [];
  for (;;) {
    const tag = await database.transaction(async (tx) => {
      const [next] = await pendingMigrations(migrations, tx);
      if (next) await applyMigration(next, tx);
      return next?.tag;
    });
    if (tag === undefined) return done;
    log?.info({ migration: tag }, 'A migration was applied');
    done.push(tag);
  }
}

export interface MigrationState {
  /** Tags that `migrate` would apply, in order. */
  readonly pending: readonly string[];
  /** Whether the database has no tables of the portal yet. */
  readonly isNew: boolean;
}

/**
 * State of the migrations, without applying any.
 * @throws DatabaseStartError as `migrate`
 */
export async function readMigrationState(database: Database, folder: string): Promise<MigrationState> {
  const migrations = readMigrations(folder);
  const pending = await database.transaction((tx) => pendingMigrations(migrations, tx));
  return { pending: pending.map(({ tag }) => tag), isNew: pending.length === migrations.length };
}

/**
 * Pending migrations in order. Locks out other migrations until `tx` ends.
 * @throws DatabaseStartError as `migrate`
 */
export async function pendingMigrations(migrations: Migration[], tx: Tx): Promise<Migration[]> {
  await tx.execute(sql`set local lock_timeout = 0`);
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
  await tx.execute(sql`create table if not exists applied_migrations (
    tag text primary key, hash text not null, applied_at timestamptz(3) not null default now())`);
  const { rows } = await tx.execute<{ tag: string; hash: string }>(
    sql`select tag, hash from applied_migrations`,
  );
  const applied = new Map(rows.map((row) => [row.tag, row.hash]));
  refuseUnknown(migrations, applied);
  for (const { tag, hash } of migrations) {
    const appliedHash = applied.get(tag);
    if (appliedHash === undefined || appliedHash === hash) continue;
    const sentence = `The migration ${tag} was changed after this database had applied it; migrations are only ever added.`;
    throw new DatabaseStartError('migration-edited', sentence);
  }
  return migrations.filter(({ tag }) => !applied.has(tag));
}

export async function applyMigration({ tag, hash, statements }: Migration, tx: Tx): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement));
  await tx.execute(sql`insert into applied_migrations (tag, hash) values (${tag}, ${hash})`);
}

function refuseUnknown(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Set(migrations.map(({ tag }) => tag));
  const unknown = [...applied.keys()].filter((tag) => !known.has(tag)).sort();
  if (unknown.length === 0) return;
  throw new DatabaseStartError(
    'database-newer-than-program',
    `The database was written by a newer version of this program (it has the migration ${unknown.at(-1)}); start that version.`,
  );
}
