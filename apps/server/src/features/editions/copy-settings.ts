import type { Copying, Tx } from '../../platform/database/index.ts';
import { copyLodgings } from '../accommodation/index.ts';
import { type EntryRow, insertEntries } from '../configuration/index.ts';
import { type CategoryRow, copyLevels, copySuppliers, insertCategories } from '../enumerations/index.ts';
import { copyPlaces } from '../places/index.ts';
import { copyItems } from '../price-list/index.ts';

export interface NextSettings {
  readonly entries: readonly EntryRow[];
  readonly categories: readonly CategoryRow[];
  /** Names that do not exist in the edition. */
  readonly unknown: readonly string[];
}

/** Copies the settings; each table is copied by the feature that owns it. */
export async function copySettings(next: NextSettings, copying: Copying, tx: Tx): Promise<void> {
  const { fromId, toId } = copying;
  await insertEntries(toId, next.entries, tx);
  await insertCategories(toId, next.categories, tx);
  const levels = await copyLevels(fromId, toId, tx);
  const sellers = await copySuppliers(fromId, toId, tx);
  await copyItems(copying, { levels, sellers }, tx);
  await copyLodgings(copying, await copyPlaces(copying, tx), tx);
}
