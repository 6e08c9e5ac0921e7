import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** What visitors learn before they register a club. */
export const joinOperations = {
  joinSlice: { method: 'GET', path: '/api/v1/results/join', access: 'public', statuses: sliceStatuses },
} as const satisfies Record<string, Operation>;
