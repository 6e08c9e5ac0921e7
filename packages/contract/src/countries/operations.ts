import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** Teams by country. */
export const countryOperations = {
  countriesSlice: {
    method: 'GET',
    path: '/api/v1/results/countries',
    access: 'public',
    statuses: sliceStatuses,
  },
  countrySlice: {
    method: 'GET',
    path: '/api/v1/results/country/{countryCode}',
    access: 'public',
    statuses: sliceStatuses,
  },
} as const satisfies Record<string, Operation>;
