import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { editions } from '../../../platform/database/schema/index.ts';
import { type EditionRow, editionRepository, findCurrentEdition } from '../../competition/index.ts';
import type { Settings } from '../tournament.ts';

/** Serialises imports before any other lock, also with approvals in one of the editions. */
export async function lockAll(tx: Tx): Promise<EditionRow[]> {
  return tx.select().from(editions).orderBy(asc(editions.id)).for('update');
}

export async function findAll(tx: Tx): Promise<EditionRow[]> {
  return tx.select().from(editions).orderBy(asc(editions.id));
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

/**
 * Deletes an edition with what an import stores, in the order of their foreign keys. The database refuses it if something else was
 * built on them.
 */
export async function deleteImported(editionId: number, tx: Tx): Promise<void> {
  const ofMatches = sql`match_id in (select id from matches where edition_id = ${editionId})`;
  const ofEdition = sql`edition_id = ${editionId}`;
  const ofGroups = sql`group_id in (select id from groups where edition_id = ${editionId})`;
  const steps = [
    [sql`match_events`, ofMatches],
    [sql`match_participants`, ofMatches],
    [sql`match_referees`, ofMatches],
    [sql`matches`, ofEdition],
    [sql`group_teams`, ofGroups],
    [sql`groups`, ofEdition],
    [sql`participants`, ofEdition],
    [sql`teams`, ofEdition],
    [sql`clubs`, ofEdition],
    [sql`editions`, sql`id = ${editionId}`],
  ] as const;
  for (const [table, condition] of steps) await tx.execute(sql`delete from ${table} where ${condition}`);
}
