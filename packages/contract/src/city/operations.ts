import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** Where visitors find help in the city. */
export const cityOperations = {
  citySlice: { method: 'GET', path: '/api/v1/results/city', access: 'public', statuses: sliceStatuses },
} as const satisfies Record<string, Operation>;
