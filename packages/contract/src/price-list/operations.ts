import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const prices = `${admin}/price-list` as const;

/** What can be ordered and what it costs. */
export const priceListOperations = {
  priceList: { method: 'GET', path: prices, access: 'organiser', statuses: readStatuses },
  priceListEffect: {
    method: 'POST',
    path: `${prices}/effect`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  priceListOrder: {
    method: 'POST',
    path: `${prices}/order`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  priceItemCreate: {
    method: 'POST',
    path: `${prices}/items`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  priceItemUpdate: {
    method: 'PUT',
    path: `${prices}/items/{id}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  priceItemDelete: {
    method: 'DELETE',
    path: `${prices}/items/{id}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
