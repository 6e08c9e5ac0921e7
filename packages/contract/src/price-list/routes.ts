import * as z from 'zod';
import { OrderBody, PathId, StoredId } from '../common.ts';
import { EditionQuery } from '../editions/open-editions.ts';
import { route } from '../route.ts';
import { priceListOperations } from './operations.ts';
import { PriceEffect, PriceEffectBody, PriceItemBody, PriceItemUpdateBody, PriceList } from './schemas.ts';

const tag = 'price list';
const query = EditionQuery;
const stored = { 200: StoredId } as const;
const params = z.object({ id: PathId });

export const priceListRoutes = {
  priceList: route(priceListOperations.priceList, {
    tag,
    summary: 'Everything that can be ordered, with what uses it',
    query,
    answers: { 200: PriceList },
  }),
  priceListEffect: route(priceListOperations.priceListEffect, {
    tag,
    summary: 'What a change of one item would change for clubs; nothing is stored',
    query,
    body: PriceEffectBody,
    answers: { 200: PriceEffect },
  }),
  priceListOrder: route(priceListOperations.priceListOrder, {
    tag,
    summary: 'The order in which items are offered',
    query,
    body: OrderBody,
    answers: stored,
  }),
  priceItemCreate: route(priceListOperations.priceItemCreate, {
    tag,
    summary: 'A new item of the price list; the same once more is the same item',
    query,
    body: PriceItemBody,
    answers: stored,
  }),
  priceItemUpdate: route(priceListOperations.priceItemUpdate, {
    tag,
    summary: 'Changes an item; bills of clubs follow, issued documents stay',
    query,
    params,
    body: PriceItemUpdateBody,
    answers: stored,
  }),
  priceItemDelete: route(priceListOperations.priceItemDelete, {
    tag,
    summary: 'Removes an item that nothing uses',
    query,
    params,
    answers: stored,
  }),
};
