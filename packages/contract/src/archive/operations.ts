import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** What is public of all editions that are over. */
export const archiveOperations = {
  archiveSlice: { method: 'GET', path: '/api/v1/results/archive', access: 'public', statuses: sliceStatuses },
} as const satisfies Record<string, Operation>;
