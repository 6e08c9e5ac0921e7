import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** Places of categories that are over. */
export const finalRankingOperations = {
  rankingSlice: {
    method: 'GET',
    path: '/api/v1/results/ranking/{code}',
    access: 'public',
    statuses: sliceStatuses,
  },
} as const satisfies Record<string, Operation>;
