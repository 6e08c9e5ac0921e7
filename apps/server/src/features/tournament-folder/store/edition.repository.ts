import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { editions } from '../../../platform/database/schema/index.ts';
import { type EditionRow, editionRepository, findCurrentEdition } from '../../competition/index.ts';
import type { Settings } from '../tournament.ts';

/** Serialises imports before any other lock, also with approvals in one of the editions. */
export async function lockAll(tx: Tx): Promise<EditionRow[]> {
  return tx.select().from(editions).orderBy(asc(editions.id)).for('update');
}

/** Imports may take longer than the limit for transactions. */
export async function allowLongTransaction(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}

/** @param id null: the current one */
export async function findForExport(id: number | null, db: Db): Promise<EditionRow | null> {
  return id === null ? findCurrentEdition(db) : editionRepository.findById(id, db);
}

export async function findByName(
  { name, year }: Pick<Settings, 'name' | 'year'>,
  db: Db,
): Promise<EditionRow | null> {
  const [row] = await db
    .select()
    .from(editions)
    .where(and(eq(editions.name, name), eq(editions.year, year)));
  return row ?? null;
}

export async function existsAny(db: Db): Promise<boolean> {
  const rows = await db.select({ id: editions.id }).from(editions).limit(1);
  return rows.length > 0;
}
