import type { Operation } from '../operation.ts';
import { sliceStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;

/** Categories of teams. */
export const categoryOperations = {
  categorySlice: {
    method: 'GET',
    path: '/api/v1/results/category/{code}',
    access: 'public',
    statuses: sliceStatuses,
  },
  halfLengthSave: {
    method: 'PUT',
    path: `${admin}/categories/{id}/half-length`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
