import { checkPriceItem, type NamedEntryError, type PriceItemValues } from '@sevenmetre/rules/enumerations';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Organiser } from '../competition/index.ts';
import {
  findNextWeight,
  lockAllById,
  lockById,
  sameValues,
  taken,
  updateWeights,
} from '../enumerations/index.ts';
import type { LinesContext } from '../invoice-lines/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { changePriceList, type Saved } from './change-price-list.use-case.ts';
import * as items from './price-item.repository.ts';
import type { PriceItem } from './price-item.repository.ts';

const subject = { subjectType: 'price-item' };

/** Appends an item to the list. A repeated call gets the answer of the first one. */
export function createItem(
  context: LinesContext,
  organiser: Organiser,
  values: PriceItemValues,
): Promise<Saved> {
  return changePriceList(context, organiser, async ({ tx, editionId, now, stored }) => {
    const all = await items.findAll(editionId, tx);
    const namesake = all.find((item) => item.values.code === values.code);
    if (namesake && sameValues(namesake.values, values)) return done({ id: namesake.id });
    const errors = await checkItem(editionId, values, null, tx);
    if (errors.length > 0) return refuse('entry-invalid', { errors });
    if (namesake) return taken('code');
    const weight = await findNextWeight(items.priceItemTable, tx);
    const id = await items.insert(editionId, values, { weight, at: now }, tx);
    await stored({ action: 'price-item.create', ...subject, subjectId: id, after: values });
    return done({ id });
  });
}

export interface ItemChange {
  readonly id: number;
  readonly values: PriceItemValues;
  /** The item as the page showed it. */
  readonly before: PriceItemValues;
}

/**
 * Changes an item, unless it has changed since it was read. Bills of clubs follow in steps; issued documents
 * stay.
 */
export function updateItem(context: LinesContext, organiser: Organiser, change: ItemChange): Promise<Saved> {
  const { id, values, before } = change;
  return changePriceList(context, organiser, async ({ tx, editionId, now, stored }) => {
    await lockById(items.priceItemTable, id, tx);
    const item = (await items.findAll(editionId, tx)).find((one) => one.id === id);
    if (!item) return refuse('entry-unknown');
    if (sameValues(item.values, values)) return done({ id });
    if (!sameValues(item.values, before)) return refuse('changed-meanwhile', { values: item.values });
    const errors = await checkItem(editionId, values, item, tx);
    if (errors.length > 0) return refuse('entry-invalid', { errors });
    await items.update(id, values, now, tx);
    await stored({
      action: 'price-item.update',
      ...subject,
      subjectId: id,
      before: item.values,
      after: values,
    });
    return done({ id });
  });
}

/** Deletes an item without orders and charges; others can be taken off sale. */
export function deleteItem(context: LinesContext, organiser: Organiser, id: number): Promise<Saved> {
  return changePriceList(context, organiser, async ({ tx, editionId, stored }) => {
    await lockById(items.priceItemTable, id, tx);
    const item = (await items.findAll(editionId, tx)).find((one) => one.id === id);
    if (!item) return refuse('entry-unknown');
    const uses = (await items.findItemUses([id], tx)).get(id) ?? [];
    if (uses.length > 0) return refuse('entry-in-use', { uses });
    await items.deleteById(id, tx);
    await stored({ action: 'price-item.delete', ...subject, subjectId: id, before: item.values });
    return done({ id });
  });
}

/** Reorders the list; every item has to be given once. Returns the edition's id. */
export function orderItems(
  context: LinesContext,
  organiser: Organiser,
  ids: readonly number[],
): Promise<Saved> {
  return changePriceList(context, organiser, async ({ tx, editionId, stored }) => {
    await lockAllById(items.priceItemTable, ids, tx);
    const before = (await items.findAll(editionId, tx)).map(({ id }) => id);
    const isWhole = ids.length === before.length && before.every((id) => ids.includes(id));
    if (!isWhole) return refuse('changed-meanwhile', { ids: before });
    await updateWeights(items.priceItemTable, ids, tx);
    await stored({
      action: 'price-item.order',
      subjectType: 'edition',
      subjectId: editionId,
      before: { ids: before },
      after: { ids },
    });
    return done({ id: editionId });
  });
}

/**
 * Errors of an item. Its kind cannot change while there are orders of it, and never for items that the
 * product refers to.
 * @param stored null: a new item
 */
async function checkItem(
  editionId: number,
  values: PriceItemValues,
  stored: PriceItem | null,
  tx: Tx,
): Promise<NamedEntryError[]> {
  const errors = checkPriceItem(values);
  const levels = await items.findLevels(editionId, tx);
  const suppliers = await items.findSuppliers(editionId, tx);
  const unknown = (field: string): NamedEntryError => ({ field, error: { code: 'unknown' } });
  const level = values.serviceLevelId;
  return [
    ...errors,
    ...(level === null || levels.some(({ id }) => id === level) ? [] : [unknown('serviceLevelId')]),
    ...(suppliers.some(({ id }) => id === values.supplierId) ? [] : [unknown('supplierId')]),
    ...((await changesKind(values, stored, tx))
      ? [{ field: 'serviceType', error: { code: 'used' } } as const]
      : []),
  ];
}

async function changesKind(values: PriceItemValues, stored: PriceItem | null, tx: Tx): Promise<boolean> {
  if (stored === null || stored.values.serviceType === values.serviceType) return false;
  return stored.values.isSystem || (await items.findItemUses([stored.id], tx)).has(stored.id);
}
