import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** Public data of all past editions. */
export const archiveOperations = {
  archiveSlice: { method: 'GET', path: '/api/v1/results/archive', access: 'public', statuses: sliceStatuses },
} as const satisfies Record<string, Operation>;
