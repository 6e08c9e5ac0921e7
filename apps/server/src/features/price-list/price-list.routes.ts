import { withBothNames } from '@sevenmetre/rules/enumerations';
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
    priceList: ({ query: { edition = null } }) => readPriceList(context, edition),
    priceListEffect: ({ query: { edition = null }, body }) => readEffect(context, edition, body),
    priceListOrder: ({ actor, query: { edition = null }, body }) =>
      orderItems(context, { actor, edition }, body.ids),
    priceItemCreate: ({ actor, query: { edition = null }, body }) =>
      createItem(context, { actor, edition }, withBothNames(body.values)),
    priceItemUpdate: ({ actor, params: { id }, query: { edition = null }, body }) =>
      updateItem(context, { actor, edition }, { ...body, values: withBothNames(body.values), id }),
    priceItemDelete: ({ actor, params: { id }, query: { edition = null } }) =>
      deleteItem(context, { actor, edition }, id),
  };
}
