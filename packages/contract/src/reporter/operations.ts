import type { Operation } from '../operation.ts';
import { readStatuses } from '../statuses.ts';

/** Data for reporters' devices. */
export const reporterOperations = {
  reporterHall: {
    method: 'GET',
    path: '/api/v1/reporter/hall/{id}',
    access: 'reporterHall',
    statuses: readStatuses,
  },
  reporterMatch: {
    method: 'GET',
    path: '/api/v1/reporter/match/{slug}',
    access: 'reporterMatch',
    statuses: readStatuses,
  },
} as const satisfies Record<string, Operation>;
