import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { configurationEntries } from '../../platform/database/schema/index.ts';
import type { EntryRow } from './entry.repository.ts';

/** A default entry of the product. */
type NewEntry = Omit<EntryRow, 'id' | 'editionId'>;

/** Copies entries of another edition to this one, as prepared by the caller. */
export async function insertEntries(editionId: number, entries: readonly EntryRow[], tx: Tx): Promise<void> {
  const rows = entries.map(({ id: _, ...entry }) => ({ ...entry, editionId }));
  if (rows.length > 0) await tx.insert(configurationEntries).values(rows);
}

/** Inserts missing entries that apply to all editions. */
export async function insertMissingConfiguration(data: readonly NewEntry[], tx: Tx): Promise<void> {
  await tx
    .insert(configurationEntries)
    .values([...data])
    .onConflictDoNothing({ target: configurationEntries.key, where: sql`edition_id is null` });
}

/** Sets the value of one key for one edition. */
export async function upsertEditionConfiguration(editionId: number, data: NewEntry, tx: Tx): Promise<void> {
  await tx
    .insert(configurationEntries)
    .values({ ...data, editionId })
    .onConflictDoUpdate({
      target: [configurationEntries.editionId, configurationEntries.key],
      set: { value: data.value },
    });
}
