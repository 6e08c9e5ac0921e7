import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** Teams by country. */
export const countryOperations = {
  countriesSlice: { method: 'GET', path: '/api/v1/results/countries', statuses: sliceStatuses },
  countrySlice: { method: 'GET', path: '/api/v1/results/country/{countryCode}', statuses: sliceStatuses },
} as const satisfies Record<string, Operation>;
