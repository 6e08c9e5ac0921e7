import { withBothNames } from '@sevenmetre/rules/enumerations';
import { answerOf, foundOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { readEffect, readPriceList } from './read-price-list.use-case.ts';
import { createItem, deleteItem, orderItems, updateItem } from './save-item.use-case.ts';
import type { LinesContext } from '../invoice-lines/index.ts';

type Names =
  | 'priceList'
  | 'priceListEffect'
  | 'priceListOrder'
  | 'priceItemCreate'
  | 'priceItemUpdate'
  | 'priceItemDelete';

/** Handlers of the price list, for organisers. */
export function priceListHandlers(context: LinesContext): Handlers<Names> {
  return {
    priceList: async ({ query: { edition = null } }) => foundOf(await readPriceList(context, edition)),
    priceListEffect: async ({ query: { edition = null }, body }) =>
      foundOf(await readEffect(context, edition, body)),
    priceListOrder: async ({ actor, query: { edition = null }, body }) =>
      answerOf(await orderItems(context, { actor, edition }, body.ids)),
    priceItemCreate: async ({ actor, query: { edition = null }, body }) =>
      answerOf(await createItem(context, { actor, edition }, withBothNames(body.values))),
    priceItemUpdate: async ({ actor, params: { id }, query: { edition = null }, body }) =>
      answerOf(
        await updateItem(context, { actor, edition }, { ...body, values: withBothNames(body.values), id }),
      ),
    priceItemDelete: async ({ actor, params: { id }, query: { edition = null } }) =>
      answerOf(await deleteItem(context, { actor, edition }, id)),
  };
}
