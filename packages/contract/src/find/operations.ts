import type { Operation } from '../operation.ts';
import { readStatuses } from '../statuses.ts';

/** What an organiser can jump to. */
export const findOperations = {
  findIndex: {
    method: 'GET',
    path: '/api/v1/admin/find-index',
    access: 'organiser',
    statuses: readStatuses,
  },
} as const satisfies Record<string, Operation>;
