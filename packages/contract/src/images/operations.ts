import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** Pictures in other sizes and formats. */
export const imageOperations = {
  image: {
    method: 'GET',
    path: '/api/v1/images',
    access: 'public',
    statuses: [...sliceStatuses, 403, 422, 502],
  },
} as const satisfies Record<string, Operation>;
