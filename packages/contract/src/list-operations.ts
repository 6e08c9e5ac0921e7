import type { Operation } from './page-operations.ts';
import { readStatuses, writtenStatuses } from './statuses.ts';

const admin = '/api/v1/admin' as const;
const prices = `${admin}/price-list` as const;
const entries = `${admin}/enumerations` as const;
const places = `${admin}/places` as const;

/** The organiser's lists: prices, enumerations and places. */
export const listOperations = {
  priceList: { method: 'GET', path: prices, statuses: readStatuses },
  priceListEffect: { method: 'POST', path: `${prices}/effect`, statuses: writtenStatuses },
  priceListOrder: { method: 'POST', path: `${prices}/order`, statuses: writtenStatuses },
  priceItemCreate: { method: 'POST', path: `${prices}/items`, statuses: writtenStatuses },
  priceItemUpdate: { method: 'PUT', path: `${prices}/items/{id}`, statuses: writtenStatuses },
  priceItemDelete: { method: 'DELETE', path: `${prices}/items/{id}`, statuses: writtenStatuses },

  enumerations: { method: 'GET', path: entries, statuses: readStatuses },
  enumerationOrder: { method: 'POST', path: `${entries}/{kind}/order`, statuses: writtenStatuses },
  enumerationCreate: { method: 'POST', path: entries, statuses: writtenStatuses },
  enumerationUpdate: { method: 'PUT', path: `${entries}/{kind}/{id}`, statuses: writtenStatuses },
  enumerationDelete: { method: 'DELETE', path: `${entries}/{kind}/{id}`, statuses: writtenStatuses },

  adminPlaces: { method: 'GET', path: places, statuses: readStatuses },
  adminPlaceCreate: { method: 'POST', path: places, statuses: writtenStatuses },
  adminPlaceUpdate: { method: 'PUT', path: `${places}/{id}`, statuses: writtenStatuses },
  adminPlaceDelete: { method: 'DELETE', path: `${places}/{id}`, statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
