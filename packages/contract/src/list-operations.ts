import type { Operation } from './page-operations.ts';

const read = [200, 400, 401, 403, 404, 429, 500, 503] as const;
const written = [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const;
const admin = '/api/v1/admin' as const;
const prices = `${admin}/price-list` as const;
const entries = `${admin}/enumerations` as const;
const places = `${admin}/places` as const;

/** The organiser's lists: prices, enumerations and places. */
export const listOperations = {
  priceList: { method: 'GET', path: prices, statuses: read },
  priceListEffect: { method: 'POST', path: `${prices}/effect`, statuses: written },
  priceListOrder: { method: 'POST', path: `${prices}/order`, statuses: written },
  priceItemCreate: { method: 'POST', path: `${prices}/items`, statuses: written },
  priceItemUpdate: { method: 'PUT', path: `${prices}/items/{id}`, statuses: written },
  priceItemDelete: { method: 'DELETE', path: `${prices}/items/{id}`, statuses: written },

  enumerations: { method: 'GET', path: entries, statuses: read },
  enumerationOrder: { method: 'POST', path: `${entries}/{kind}/order`, statuses: written },
  enumerationCreate: { method: 'POST', path: entries, statuses: written },
  enumerationUpdate: { method: 'PUT', path: `${entries}/{kind}/{id}`, statuses: written },
  enumerationDelete: { method: 'DELETE', path: `${entries}/{kind}/{id}`, statuses: written },

  adminPlaces: { method: 'GET', path: places, statuses: read },
  adminPlaceCreate: { method: 'POST', path: places, statuses: written },
  adminPlaceUpdate: { method: 'PUT', path: `${places}/{id}`, statuses: written },
  adminPlaceDelete: { method: 'DELETE', path: `${places}/{id}`, statuses: written },
} as const satisfies Record<string, Operation>;
