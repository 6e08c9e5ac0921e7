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
import { EditionQuery } from '../schemas/open-editions.ts';
import {
  PriceEffect,
  PriceEffectBody,
  PriceItemBody,
  PriceItemUpdateBody,
  PriceList,
} from '../schemas/price-list.ts';

const tag = 'organiser';
const params = z.object({ id: PathId });
const entry = z.object({ kind: EnumerationKind, id: PathId });
const query = EditionQuery;
const stored = { 200: StoredId } as const;

export const listRoutes = {
  priceList: route(operations.priceList, {
    tag,
    summary: 'Everything that can be ordered, with what uses it',
    query,
    answers: { 200: PriceList },
  }),
  priceListEffect: route(operations.priceListEffect, {
    tag,
    summary: 'What a change of one item would change for clubs; nothing is stored',
    query,
    body: PriceEffectBody,
    answers: { 200: PriceEffect },
  }),
  priceListOrder: route(operations.priceListOrder, {
    tag,
    summary: 'The order in which items are offered',
    query,
    body: OrderBody,
    answers: stored,
  }),
  priceItemCreate: route(operations.priceItemCreate, {
    tag,
    summary: 'A new item of the price list; the same once more is the same item',
    query,
    body: PriceItemBody,
    answers: stored,
  }),
  priceItemUpdate: route(operations.priceItemUpdate, {
    tag,
    summary: 'Changes an item; bills of clubs follow, issued documents stay',
    query,
    params,
    body: PriceItemUpdateBody,
    answers: stored,
  }),
  priceItemDelete: route(operations.priceItemDelete, {
    tag,
    summary: 'Removes an item that nothing uses',
    query,
    params,
    answers: stored,
  }),
  enumerations: route(operations.enumerations, {
    tag,
    summary: 'Every list of the organiser in its order',
    query,
    answers: { 200: Enumerations },
  }),
  enumerationOrder: route(operations.enumerationOrder, {
    tag,
    summary: 'The order of a list',
    query,
    params: z.object({ kind: EnumerationKind }),
    body: OrderBody,
    answers: stored,
  }),
  enumerationCreate: route(operations.enumerationCreate, {
    tag,
    summary: 'A new entry at the end of a list; the same once more is the same entry',
    query,
    body: EnumerationBody,
    answers: stored,
  }),
  enumerationUpdate: route(operations.enumerationUpdate, {
    tag,
    summary: 'Changes an entry of a list',
    query,
    params: entry,
    body: EnumerationUpdateBody,
    answers: stored,
  }),
  enumerationDelete: route(operations.enumerationDelete, {
    tag,
    summary: 'Removes an entry that nothing uses',
    query,
    params: entry,
    answers: stored,
  }),
  adminPlaces: route(operations.adminPlaces, {
    tag,
    summary: 'Places of the current edition and those of all, with what uses them',
    query,
    answers: { 200: AdminPlaces },
  }),
  adminPlaceCreate: route(operations.adminPlaceCreate, {
    tag,
    summary: 'A new place; the same once more is the same place',
    query,
    body: AdminPlaceBody,
    answers: stored,
  }),
  adminPlaceUpdate: route(operations.adminPlaceUpdate, {
    tag,
    summary: 'Changes a place; public pages follow at once',
    query,
    params,
    body: AdminPlaceUpdateBody,
    answers: stored,
  }),
  adminPlaceDelete: route(operations.adminPlaceDelete, {
    tag,
    summary: 'Removes a place that nothing uses',
    query,
    params,
    answers: stored,
  }),
};
