import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { configurationEntries } from '../../platform/database/schema/index.ts';
import type { EntryRow } from './entry.repository.ts';

/** An entry as the product knows it. */
type NewEntry = Omit<EntryRow, 'id' | 'editionId'>;

/** Entries of another edition as they are to be in this one. */
export async function insertEntries(editionId: number, entries: readonly EntryRow[], tx: Tx): Promise<void> {
  const rows = entries.map(({ id: _, ...entry }) => ({ ...entry, editionId }));
  if (rows.length > 0) await tx.insert(configurationEntries).values(rows);
}

/** The entries that hold for every edition. */
export async function insertMissingConfiguration(data: readonly NewEntry[], tx: Tx): Promise<void> {
  await tx
    .insert(configurationEntries)
    .values([...data])
    .onConflictDoNothing({ target: configurationEntries.key, where: sql`edition_id is null` });
}

/** Sets the value of one key for one edition, whatever it was. */
export async function upsertEditionConfiguration(editionId: number, data: NewEntry, tx: Tx): Promise<void> {
  await tx
    .insert(configurationEntries)
    .values({ ...data, editionId })
    .onConflictDoUpdate({
      target: [configurationEntries.editionId, configurationEntries.key],
      set: { value: data.value },
    });
}
