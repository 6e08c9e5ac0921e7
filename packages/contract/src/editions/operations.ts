import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const editions = `${admin}/editions` as const;

/** Editions of the tournament. */
export const editionOperations = {
  openEditions: { method: 'GET', path: `${admin}/open-editions`, statuses: readStatuses },
  adminEditions: { method: 'GET', path: editions, statuses: readStatuses },
  editionPreview: { method: 'GET', path: `${editions}/{id}/preview`, statuses: readStatuses },
  editionCreate: { method: 'POST', path: editions, statuses: writtenStatuses },
  editionDelete: { method: 'DELETE', path: `${editions}/{id}`, statuses: writtenStatuses },
  editionSwitch: { method: 'PUT', path: `${admin}/current-edition`, statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
