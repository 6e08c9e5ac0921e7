import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const configuration = '/api/v1/admin/configuration' as const;

/** Settings of an edition. */
export const configurationOperations = {
  configuration: { method: 'GET', path: configuration, statuses: readStatuses },
  configurationEffect: {
    method: 'POST',
    path: `${configuration}/{key}/effect`,
    statuses: writtenStatuses,
  },
  configurationUpdate: { method: 'PUT', path: `${configuration}/{key}`, statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
