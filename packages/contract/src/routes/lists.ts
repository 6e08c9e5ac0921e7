import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import { StoredId } from '../schemas/accommodation.ts';
import { PathId } from '../schemas/common.ts';
import {
  AdminPlaceBody,
  AdminPlaces,
  AdminPlaceUpdateBody,
  EnumerationBody,
  EnumerationKind,
  Enumerations,
  EnumerationUpdateBody,
  OrderBody,
} from '../schemas/enumerations.ts';
import {
  PriceEffect,
  PriceEffectBody,
  PriceItemBody,
  PriceItemUpdateBody,
  PriceList,
} from '../schemas/price-list.ts';
import { refusals } from './responses.ts';

const tag = 'organiser';
const params = z.object({ id: PathId });
const entry = z.object({ kind: EnumerationKind, id: PathId });
const read = {
  400: refusals[400],
  401: refusals[401],
  403: refusals[403],
  404: refusals[404],
  429: refusals[429],
  500: refusals[500],
  503: refusals[503],
} as const;
const written = {
  ...read,
  409: refusals[409],
  413: refusals[413],
  415: refusals[415],
  422: refusals[422],
} as const;
const stored = { 200: StoredId, ...written } as const;

export const listRoutes = {
  priceList: route(operations.priceList, {
    tag,
    summary: 'Everything that can be ordered, with what uses it',
    responses: { 200: PriceList, ...read },
  }),
  priceListEffect: route(operations.priceListEffect, {
    tag,
    summary: 'What a change of one item would change for clubs; nothing is stored',
    body: PriceEffectBody,
    responses: { 200: PriceEffect, ...written },
  }),
  priceListOrder: route(operations.priceListOrder, {
    tag,
    summary: 'The order in which items are offered',
    body: OrderBody,
    responses: stored,
  }),
  priceItemCreate: route(operations.priceItemCreate, {
    tag,
    summary: 'A new item of the price list; the same once more is the same item',
    body: PriceItemBody,
    responses: stored,
  }),
  priceItemUpdate: route(operations.priceItemUpdate, {
    tag,
    summary: 'Changes an item; bills of clubs follow, issued documents stay',
    params,
    body: PriceItemUpdateBody,
    responses: stored,
  }),
  priceItemDelete: route(operations.priceItemDelete, {
    tag,
    summary: 'Removes an item that nothing uses',
    params,
    responses: stored,
  }),
  enumerations: route(operations.enumerations, {
    tag,
    summary: 'Every list of the organiser in its order',
    responses: { 200: Enumerations, ...read },
  }),
  enumerationOrder: route(operations.enumerationOrder, {
    tag,
    summary: 'The order of a list',
    params: z.object({ kind: EnumerationKind }),
    body: OrderBody,
    responses: stored,
  }),
  enumerationCreate: route(operations.enumerationCreate, {
    tag,
    summary: 'A new entry at the end of a list; the same once more is the same entry',
    body: EnumerationBody,
    responses: stored,
  }),
  enumerationUpdate: route(operations.enumerationUpdate, {
    tag,
    summary: 'Changes an entry of a list',
    params: entry,
    body: EnumerationUpdateBody,
    responses: stored,
  }),
  enumerationDelete: route(operations.enumerationDelete, {
    tag,
    summary: 'Removes an entry that nothing uses',
    params: entry,
    responses: stored,
  }),
  adminPlaces: route(operations.adminPlaces, {
    tag,
    summary: 'Places of the current edition and those of all, with what uses them',
    responses: { 200: AdminPlaces, ...read },
  }),
  adminPlaceCreate: route(operations.adminPlaceCreate, {
    tag,
    summary: 'A new place; the same once more is the same place',
    body: AdminPlaceBody,
    responses: stored,
  }),
  adminPlaceUpdate: route(operations.adminPlaceUpdate, {
    tag,
    summary: 'Changes a place; public pages follow at once',
    params,
    body: AdminPlaceUpdateBody,
    responses: stored,
  }),
  adminPlaceDelete: route(operations.adminPlaceDelete, {
    tag,
    summary: 'Removes a place that nothing uses',
    params,
    responses: stored,
  }),
};
