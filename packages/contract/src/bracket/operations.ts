import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** Play-offs. */
export const bracketOperations = {
  playoffSlice: {
    method: 'GET',
    path: '/api/v1/results/playoff/{code}/{playoff}',
    access: 'public',
    statuses: sliceStatuses,
  },
} as const satisfies Record<string, Operation>;
