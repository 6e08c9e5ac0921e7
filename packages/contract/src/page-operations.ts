import { sliceStatuses } from './statuses.ts';
/** A line of the table of operations, see `operations.ts`. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path parameters in braces, as OpenAPI writes them. */
  readonly path: `/${string}`;
  readonly statuses: readonly number[];
}

/** The calls of the public pages' first load; the whole table is several times as large. */
export const pageOperations = {
  healthLive: { method: 'GET', path: '/health/live', statuses: [200] },
  logout: { method: 'POST', path: '/api/v1/logout', statuses: [200, 403, 429, 500] },
  me: { method: 'GET', path: '/api/v1/web/users/me', statuses: [200, 401, 404, 429, 500] },
  dashboardSlice: { method: 'GET', path: '/api/v1/results/dashboard', statuses: sliceStatuses },
  hallsSlice: { method: 'GET', path: '/api/v1/results/halls', statuses: sliceStatuses },
  refereesSlice: { method: 'GET', path: '/api/v1/results/referees', statuses: sliceStatuses },
  countriesSlice: { method: 'GET', path: '/api/v1/results/countries', statuses: sliceStatuses },
  groupSlice: { method: 'GET', path: '/api/v1/results/group/{label}', statuses: sliceStatuses },
  matchSlice: { method: 'GET', path: '/api/v1/results/match/{id}', statuses: sliceStatuses },
  teamSlice: { method: 'GET', path: '/api/v1/results/team/{id}', statuses: sliceStatuses },
  hallSlice: { method: 'GET', path: '/api/v1/results/hall/{id}', statuses: sliceStatuses },
  placesSlice: { method: 'GET', path: '/api/v1/results/places/{type}', statuses: sliceStatuses },
  placeSlice: { method: 'GET', path: '/api/v1/results/place/{id}', statuses: sliceStatuses },
  refereeSlice: { method: 'GET', path: '/api/v1/results/referee/{id}', statuses: sliceStatuses },
  countrySlice: { method: 'GET', path: '/api/v1/results/country/{countryCode}', statuses: sliceStatuses },
  statisticsSlice: { method: 'GET', path: '/api/v1/results/statistics/{code}', statuses: sliceStatuses },
  categorySlice: { method: 'GET', path: '/api/v1/results/category/{code}', statuses: sliceStatuses },
  playoffSlice: { method: 'GET', path: '/api/v1/results/playoff/{code}/{playoff}', statuses: sliceStatuses },
} as const satisfies Record<string, Operation>;
