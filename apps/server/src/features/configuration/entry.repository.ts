import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { configurationEntries, editions } from '../../platform/database/schema/index.ts';

export type EntryRow = typeof configurationEntries.$inferSelect;

/** Entries of the current edition, by their keys: its own go before those of all editions. */
export async function findAllOfCurrentEdition(db: Db | Tx): Promise<EntryRow[]> {
  const rows = await db
    .select({ entry: configurationEntries })
    .from(configurationEntries)
    .leftJoin(editions, eq(editions.id, configurationEntries.editionId))
    .where(or(isNull(configurationEntries.editionId), eq(editions.isCurrent, true)))
    .orderBy(asc(configurationEntries.key), sql`${configurationEntries.editionId} nulls last`);
  return rows.flatMap(({ entry }, index) => (rows[index - 1]?.entry.key === entry.key ? [] : [entry]));
}

/** The current edition, locked: its entries change one after the other. null: there is none. */
export async function lockCurrentEdition(tx: Tx): Promise<number | null> {
  const [row] = await tx
    .select({ id: editions.id })
    .from(editions)
    .where(eq(editions.isCurrent, true))
    .for('update');
  return row?.id ?? null;
}

export async function findEdition(id: number, tx: Tx) {
  const { timeZone, startDate, endDate } = editions;
  const [row] = await tx.select({ timeZone, startDate, endDate }).from(editions).where(eq(editions.id, id));
  return row ?? null;
}

export async function updateEditionDays(
  id: number,
  days: { readonly startDate: string; readonly endDate: string },
  tx: Tx,
): Promise<void> {
  await tx.update(editions).set(days).where(eq(editions.id, id));
}

/** null: the product knows no such key. */
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

/** The value for one edition; what other editions go by stays as it is. */
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
