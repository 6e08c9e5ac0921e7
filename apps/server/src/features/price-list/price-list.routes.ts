import { guardOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { answerOf, editionMissing } from '../back-office/index.ts';
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
    priceList: ({ actor }) =>
      guard(actor, 'priceList', async () => {
        const body = await readPriceList(context);
        return body ? { status: 200, body } : editionMissing;
      }),
    priceListEffect: ({ actor, body: asked }) =>
      guard(actor, 'priceListEffect', async () => {
        const body = await readEffect(context, asked);
        return body ? { status: 200, body } : editionMissing;
      }),
    priceListOrder: ({ actor, body }) =>
      guard(actor, 'priceListOrder', async (organiser) =>
        answerOf(await orderItems(context, organiser, body.ids)),
      ),
    priceItemCreate: ({ actor, body }) =>
      guard(actor, 'priceItemCreate', async (organiser) =>
        answerOf(await createItem(context, organiser, body.values)),
      ),
    priceItemUpdate: ({ actor, params: { id }, body }) =>
      guard(actor, 'priceItemUpdate', async (organiser) =>
        answerOf(await updateItem(context, organiser, { ...body, id })),
      ),
    priceItemDelete: ({ actor, params: { id } }) =>
      guard(actor, 'priceItemDelete', async (organiser) =>
        answerOf(await deleteItem(context, organiser, id)),
      ),
  };
}
