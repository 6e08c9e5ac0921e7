/** A line of the table of operations, see `operations.ts`. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path parameters in braces, as OpenAPI writes them. */
  readonly path: `/${string}`;
  readonly statuses: readonly number[];
}

export const sliceStatuses = [200, 304, 400, 404, 429, 500, 503] as const;
const slice = sliceStatuses;

/** The calls of the public pages' first load; the whole table is several times as large. */
export const pageOperations = {
  healthLive: { method: 'GET', path: '/health/live', statuses: [200] },
  logout: { method: 'POST', path: '/api/v1/logout', statuses: [200, 403, 429, 500] },
  me: { method: 'GET', path: '/api/v1/web/users/me', statuses: [200, 401, 404, 429, 500] },
  dashboardSlice: { method: 'GET', path: '/api/v1/results/dashboard', statuses: slice },
  hallsSlice: { method: 'GET', path: '/api/v1/results/halls', statuses: slice },
  refereesSlice: { method: 'GET', path: '/api/v1/results/referees', statuses: slice },
  countriesSlice: { method: 'GET', path: '/api/v1/results/countries', statuses: slice },
  groupSlice: { method: 'GET', path: '/api/v1/results/group/{label}', statuses: slice },
  matchSlice: { method: 'GET', path: '/api/v1/results/match/{id}', statuses: slice },
  teamSlice: { method: 'GET', path: '/api/v1/results/team/{id}', statuses: slice },
  hallSlice: { method: 'GET', path: '/api/v1/results/hall/{id}', statuses: slice },
  placesSlice: { method: 'GET', path: '/api/v1/results/places/{type}', statuses: slice },
  placeSlice: { method: 'GET', path: '/api/v1/results/place/{id}', statuses: slice },
  refereeSlice: { method: 'GET', path: '/api/v1/results/referee/{id}', statuses: slice },
  countrySlice: { method: 'GET', path: '/api/v1/results/country/{countryCode}', statuses: slice },
  statisticsSlice: { method: 'GET', path: '/api/v1/results/statistics/{code}', statuses: slice },
  categorySlice: { method: 'GET', path: '/api/v1/results/category/{code}', statuses: slice },
  playoffSlice: { method: 'GET', path: '/api/v1/results/playoff/{code}/{playoff}', statuses: slice },
} as const satisfies Record<string, Operation>;
