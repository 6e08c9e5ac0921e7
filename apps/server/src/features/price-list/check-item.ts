import { checkPriceItem, type NamedEntryError, type PriceItemValues } from '@sevenmetre/rules/enumerations';
import type { Tx } from '../../platform/database/index.ts';
import * as items from './price-item.repository.ts';
import type { PriceItem } from './price-item.repository.ts';

/**
 * Errors of an item. Its kind cannot change while there are orders of it, and never for items that the
 * product refers to.
 * @param stored null: a new item
 */
export async function checkItem(
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
