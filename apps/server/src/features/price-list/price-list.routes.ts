import { guardOf, answerOf, foundOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import type { PriceListContext } from './context.ts';
import { readEffect, readPriceList } from './read-price-list.use-case.ts';
import { createItem, deleteItem, orderItems, updateItem } from './save-item.use-case.ts';

type Names =
  | 'priceList'
  | 'priceListEffect'
  | 'priceListOrder'
  | 'priceItemCreate'
  | 'priceItemUpdate'
  | 'priceItemDelete';

/** What clubs can order and for how much, for organisers. */
export function priceListHandlers(context: PriceListContext): Handlers<Names> {
  const guard = guardOf(context.clock);
  return {
    priceList: ({ actor, query: { edition = null } }) =>
      guard(actor, 'priceList', async () => foundOf(await readPriceList(context, edition))),
    priceListEffect: ({ actor, query: { edition = null }, body }) =>
      guard(actor, 'priceListEffect', async () => foundOf(await readEffect(context, edition, body))),
    priceListOrder: ({ actor, query: { edition = null }, body }) =>
      guard(actor, 'priceListOrder', async (by) =>
        answerOf(await orderItems(context, { actor: by, edition }, body.ids)),
      ),
    priceItemCreate: ({ actor, query: { edition = null }, body }) =>
      guard(actor, 'priceItemCreate', async (by) =>
        answerOf(await createItem(context, { actor: by, edition }, body.values)),
      ),
    priceItemUpdate: ({ actor, params: { id }, query: { edition = null }, body }) =>
      guard(actor, 'priceItemUpdate', async (by) =>
        answerOf(await updateItem(context, { actor: by, edition }, { ...body, id })),
      ),
    priceItemDelete: ({ actor, params: { id }, query: { edition = null } }) =>
      guard(actor, 'priceItemDelete', async (by) =>
        answerOf(await deleteItem(context, { actor: by, edition }, id)),
      ),
  };
}
