import type { PriceEffect, PriceList } from '@sevenmetre/contract/price-list/schemas';
import type { PriceItemValues } from '@sevenmetre/rules/enumerations';
import { billEffect, type PriceListItem } from '@sevenmetre/rules/pricing';
import { done, type Outcome } from '../../platform/outcome/index.ts';
import { findWorkingEdition } from '../competition/index.ts';
import { lineRebuildRepository } from '../invoice-lines/index.ts';
import type { LinesContext } from '../invoice-lines/index.ts';
import { findPriceList, readBills } from '../invoices/index.ts';
import * as items from './price-item.repository.ts';

const reading = { accessMode: 'read only', isolationLevel: 'repeatable read' } as const;

/** The price list of an edition. @param edition null: the current one */
export function readPriceList(
  { database }: LinesContext,
  edition: number | null,
): Promise<Outcome<PriceList>> {
  return database.transaction(async (tx) => {
    const working = await findWorkingEdition(edition, tx);
    if (!working.ok) return working;
    const editionId = working.value.id;
    const uses = await items.findItemUses(null, tx);
    const ordered = await items.sumOrdered(editionId, tx);
    const all = await items.findAll(editionId, tx);
    return done({
      items: all.map(({ id, values }) => ({
        id,
        values,
        uses: [...(uses.get(id) ?? [])],
        ordered: ordered.get(id) ?? 0,
      })),
      serviceLevels: await items.findLevels(editionId, tx),
      suppliers: await items.findSuppliers(editionId, tx),
      clubsToFollow: await lineRebuildRepository.countOld(editionId, tx),
    });
  }, reading);
}

export interface AskedChange {
  /** null: the item is deleted. */
  readonly id: number | null;
  /** null: the item is removed. */
  readonly values: PriceItemValues | null;
}

/** Effect of a change on clubs' bills; stores nothing (MO21). */
export function readEffect(
  { database }: LinesContext,
  edition: number | null,
  asked: AskedChange,
): Promise<Outcome<PriceEffect>> {
  return database.transaction(async (tx) => {
    const working = await findWorkingEdition(edition, tx);
    if (!working.ok) return working;
    const editionId = working.value.id;
    const list = await findPriceList(editionId, tx);
    const effect = billEffect(await readBills(editionId, tx), changed(list, asked));
    return done({ ...effect, sums: [...effect.sums] });
  }, reading);
}

function changed(list: readonly PriceListItem[], { id, values }: AskedChange): PriceListItem[] {
  if (values === null) return list.filter((item) => item.id !== id);
  const behind = Math.max(0, ...list.map(({ weight }) => weight)) + 1;
  if (id === null) return [...list, { ...values, id: 0, weight: behind }];
  return list.map((item) => (item.id === id ? { ...item, ...values } : item));
}
