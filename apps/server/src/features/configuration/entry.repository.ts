import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { configurationEntries, editions } from '../../platform/database/schema/index.ts';

export type EntryRow = typeof configurationEntries.$inferSelect;

/** An entry with its value in editions that have not set it. */
export type ListedEntry = EntryRow & { readonly initial: string | null };

/**
 * Entries of an edition by key; its own override those of all editions.
 * @param editionId null: entries of all editions
 */
export async function findAllByEditionId(editionId: number | null, tx: Tx): Promise<ListedEntry[]> {
  const own = editionId === null ? undefined : eq(configurationEntries.editionId, editionId);
  const rows = await tx
    .select()
    .from(configurationEntries)
    .where(or(isNull(configurationEntries.editionId), own))
    .orderBy(asc(configurationEntries.key), sql`${configurationEntries.editionId} nulls last`);
  const ofAll = new Map(rows.flatMap((row) => (row.editionId === null ? [[row.key, row.value]] : [])));
  return rows
    .filter((entry, index) => rows[index - 1]?.key !== entry.key)
    .map((entry) => ({ ...entry, initial: ofAll.get(entry.key) ?? null }));
}

export async function findEdition(id: number, tx: Tx) {
  const { timeZone, startDate, endDate } = editions;
  const [row] = await tx.select({ timeZone, startDate, endDate }).from(editions).where(eq(editions.id, id));
  return row ?? null;
}

/** Editions whose values another one can take over, past ones included, newest first. */
export function findOtherEditions(editionId: number, tx: Tx) {
  const { id, name, year, timeZone, startDate } = editions;
  return tx
    .select({ id, name, year, timeZone, startDate })
    .from(editions)
    .where(ne(id, editionId))
    .orderBy(desc(startDate), desc(id));
}

/** null: unknown key. */
export async function findByKey(editionId: number, key: string, tx: Tx): Promise<EntryRow | null> {
  const [row] = await tx
    .select()
    .from(configurationEntries)
    .where(
      and(
        eq(configurationEntries.key, key),
        or(eq(configurationEntries.editionId, editionId), isNull(configurationEntries.editionId)),
      ),
    )
    .orderBy(sql`${configurationEntries.editionId} nulls last`)
    .limit(1);
  return row ?? null;
}

/** Sets the value for one edition; other editions keep theirs. */
export async function upsertOfEdition(
  editionId: number,
  { id: _, ...entry }: EntryRow,
  value: string | null,
  tx: Tx,
): Promise<EntryRow> {
  const [row] = await tx
    .insert(configurationEntries)
    .values({ ...entry, editionId, value })
    .onConflictDoUpdate({
      target: [configurationEntries.editionId, configurationEntries.key],
      set: { value },
    })
    .returning();
  if (!row) throw new Error(`the entry ${entry.key} was not stored`);
  return row;
}

/** Locks all editions in one order. */
export function lockEditions(tx: Tx) {
  const { id, timeZone, endDate, closedAt, namesErasedAt } = editions;
  return tx
    .select({ id, timeZone, endDate, closedAt, namesErasedAt })
    .from(editions)
    .orderBy(asc(id))
    .for('update');
}

export type LockedEdition = Awaited<ReturnType<typeof lockEditions>>[number];
