import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** Scorers and penalties. */
export const statisticsOperations = {
  statisticsSlice: {
    method: 'GET',
    path: '/api/v1/results/statistics/{code}',
    access: 'public',
    statuses: sliceStatuses,
  },
  statisticsPeople: {
    method: 'GET',
    path: '/api/v1/results/statistics/{code}/people',
    access: 'public',
    statuses: sliceStatuses,
  },
  statisticsCounts: {
    method: 'GET',
    path: '/api/v1/results/statistics/{code}/counts',
    access: 'public',
    statuses: sliceStatuses,
  },
} as const satisfies Record<string, Operation>;
