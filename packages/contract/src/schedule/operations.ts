import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** All matches of a day. */
export const scheduleOperations = {
  scheduleSlice: {
    method: 'GET',
    path: '/api/v1/results/schedule/{day}',
    access: 'public',
    statuses: sliceStatuses,
  },
} as const satisfies Record<string, Operation>;
