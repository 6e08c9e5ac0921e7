import type { Operation } from '../operation.ts';
import { readStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;

/** What was done to records. */
export const historyOperations = {
  recordHistory: {
    method: 'GET',
    path: `${admin}/history/{record}`,
    access: 'organiser',
    statuses: readStatuses,
  },
  dayHistory: {
    method: 'GET',
    path: `${admin}/day-history`,
    access: 'organiser',
    statuses: readStatuses,
  },
} as const satisfies Record<string, Operation>;
