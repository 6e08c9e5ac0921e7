import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import {
  configurationEntries,
  lodgings,
  placeFiles,
  places,
  placeTranslations,
  pricelistItems,
  serviceLevels,
  suppliers,
  teamCategories,
} from '../../platform/database/schema/index.ts';
import type { CategoryRow, EntryRow } from './settings.repository.ts';

/** From which edition to which one, and when. */
export interface Copying {
  readonly fromId: number;
  readonly toId: number;
  readonly now: Date;
}

/** Ids of an edition's rows, each with that of its copy. */
type Copies = ReadonlyMap<number, number>;

export async function insertEntries(entries: readonly EntryRow[], { toId }: Copying, tx: Tx): Promise<void> {
  const rows = entries.map(({ id: _, ...entry }) => ({ ...entry, editionId: toId }));
  if (rows.length > 0) await tx.insert(configurationEntries).values(rows);
}

export async function insertCategories(
  categories: readonly CategoryRow[],
  { toId }: Copying,
  tx: Tx,
): Promise<void> {
  const rows = categories.map(({ id: _, ...category }) => ({ ...category, editionId: toId }));
  if (rows.length > 0) await tx.insert(teamCategories).values(rows);
}

/** Service levels, suppliers and what is sold. Numbers of documents begin anew. */
export async function copyPriceList({ fromId, toId, now }: Copying, tx: Tx): Promise<void> {
  const levels = await copyLevels(fromId, toId, tx);
  const sellers = await copySuppliers(fromId, toId, tx);
  const items = await tx.select().from(pricelistItems).where(eq(pricelistItems.editionId, fromId));
  const rows = items.map(({ id: _, ...item }) => ({
    ...item,
    editionId: toId,
    serviceLevelId: item.serviceLevelId === null ? null : copyOf(item.serviceLevelId, levels),
    supplierId: copyOf(item.supplierId, sellers),
    createdAt: now,
    updatedAt: now,
  }));
  if (rows.length > 0) await tx.insert(pricelistItems).values(rows);
}

/** Places of the edition with their words, files, halls and beds; who sleeps there is not copied. */
export async function copyPlaces({ fromId, toId, now }: Copying, tx: Tx): Promise<void> {
  const found = await tx.select().from(places).where(eq(places.editionId, fromId));
  if (found.length === 0) return;
  const stored = await tx
    .insert(places)
    .values(
      found.map(({ id: _, ...place }) => ({ ...place, editionId: toId, createdAt: now, updatedAt: now })),
    )
    .returning({ id: places.id, key: places.code });
  const copies = pair(
    found.map(({ id, code }) => ({ id, key: code })),
    stored,
  );
  const ids = found.map(({ id }) => id);
  const texts = await tx.select().from(placeTranslations).where(inArray(placeTranslations.placeId, ids));
  const words = texts.map(({ id: _, ...text }) => ({ ...text, placeId: copyOf(text.placeId, copies) }));
  if (words.length > 0) await tx.insert(placeTranslations).values(words);
  const files = await tx.select().from(placeFiles).where(inArray(placeFiles.placeId, ids));
  const links = files.map((file) => ({ ...file, placeId: copyOf(file.placeId, copies) }));
  if (links.length > 0) await tx.insert(placeFiles).values(links);
  await copyLodgings({ fromId, toId, now }, copies, tx);
}

/** Also of places that all editions share. */
async function copyLodgings({ fromId, toId }: Copying, copies: Copies, tx: Tx): Promise<void> {
  const found = await tx.select().from(lodgings).where(eq(lodgings.editionId, fromId));
  const rows = found.map(({ id: _, ...lodging }) => ({
    ...lodging,
    editionId: toId,
    placeId: copies.get(lodging.placeId) ?? lodging.placeId,
  }));
  if (rows.length > 0) await tx.insert(lodgings).values(rows);
}

async function copyLevels(fromId: number, toId: number, tx: Tx): Promise<Copies> {
  const found = await tx.select().from(serviceLevels).where(eq(serviceLevels.editionId, fromId));
  if (found.length === 0) return new Map();
  const stored = await tx
    .insert(serviceLevels)
    .values(found.map(({ id: _, ...level }) => ({ ...level, editionId: toId })))
    .returning({ id: serviceLevels.id, key: serviceLevels.code });
  return pair(
    found.map(({ id, code }) => ({ id, key: code })),
    stored,
  );
}

async function copySuppliers(fromId: number, toId: number, tx: Tx): Promise<Copies> {
  const found = await tx.select().from(suppliers).where(eq(suppliers.editionId, fromId));
  if (found.length === 0) return new Map();
  const fresh = { editionId: toId, lastInvoiceNumber: 0, lastCreditNoteNumber: 0 };
  const stored = await tx
    .insert(suppliers)
    .values(found.map(({ id: _, ...supplier }) => ({ ...supplier, ...fresh })))
    .returning({ id: suppliers.id, key: suppliers.name });
  return pair(
    found.map(({ id, name }) => ({ id, key: name })),
    stored,
  );
}

interface Keyed {
  readonly id: number;
  /** Of one row in an edition. */
  readonly key: string;
}

function pair(found: readonly Keyed[], stored: readonly Keyed[]): Copies {
  const ids = new Map(stored.map(({ id, key }) => [key, id]));
  return new Map(found.flatMap(({ id, key }) => (ids.has(key) ? [[id, ids.get(key) ?? 0] as const] : [])));
}

function copyOf(id: number, copies: Copies): number {
  const copy = copies.get(id);
  if (copy === undefined) throw new Error('A row of another edition is named');
  return copy;
}
