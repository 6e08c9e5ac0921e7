import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** Everything that can be searched for. */
export const searchOperations = {
  searchIndex: {
    method: 'GET',
    path: '/api/v1/results/search-index',
    access: 'public',
    statuses: sliceStatuses,
  },
} as const satisfies Record<string, Operation>;
