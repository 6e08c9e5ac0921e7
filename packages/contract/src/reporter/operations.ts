import type { Operation } from '../operation.ts';
import { readStatuses } from '../statuses.ts';

/** Data for reporters' devices. */
export const reporterOperations = {
  reporterHall: {
    method: 'GET',
    path: '/api/v1/reporter/hall/{id}',
    access: 'reporter',
    statuses: readStatuses,
  },
  reporterMatch: {
    method: 'GET',
    path: '/api/v1/reporter/match/{slug}',
    access: 'reporter',
    statuses: readStatuses,
  },
} as const satisfies Record<string, Operation>;
