import { pushPath } from './push-path.ts';

/**
 * Every call of the product, without schemas: small enough for the browser's first load.
 * The name of an operation is its OpenAPI operationId, the name of a permission and of a record's link.
 * `statuses` is complete: an answer with another status is a fault on either side.
 */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path parameters in braces, as OpenAPI writes them. */
  readonly path: `/${string}`;
  readonly statuses: readonly number[];
}

const event = '/api/v1/competition/match/{matchId}/events' as const;
const written = [200, 400, 401, 403, 404, 409, 413, 415, 422, 426, 429, 500, 503] as const;
const pushed = [200, 400, 403, 413, 415, 422, 429, 500] as const;
const slice = [200, 304, 400, 404, 429, 500, 503] as const;

export const operations = {
  healthLive: { method: 'GET', path: '/health/live', statuses: [200] },
  healthReady: { method: 'GET', path: '/health/ready', statuses: [200, 503] },
  metrics: { method: 'GET', path: '/metrics', statuses: [200, 403] },

  login: { method: 'POST', path: '/api/v1/login', statuses: [200, 400, 401, 403, 413, 415, 429, 500] },
  logout: { method: 'POST', path: '/api/v1/logout', statuses: [200, 403, 429, 500] },
  setup: { method: 'POST', path: '/api/v1/setup', statuses: [201, 400, 403, 409, 413, 415, 429, 500] },
  favourites: {
    method: 'GET',
    path: '/api/v1/web/users/me/favourites',
    statuses: [200, 401, 429, 500],
  },
  favouritesMerge: {
    method: 'PUT',
    path: '/api/v1/web/users/me/favourites',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500],
  },
  me: { method: 'GET', path: '/api/v1/web/users/me', statuses: [200, 401, 404, 429, 500] },

  enums: { method: 'GET', path: '/api/v1/web/enums', statuses: slice },
  competitionStatic: { method: 'GET', path: '/api/v1/competition/static', statuses: slice },
  competitionLive: { method: 'GET', path: '/api/v1/competition/live', statuses: slice },
  competitionMatch: {
    method: 'GET',
    path: '/api/v1/competition/competition-match/{id}',
    statuses: [...slice, 401, 403],
  },
  competitionMatchLive: {
    method: 'GET',
    path: '/api/v1/competition/competition-match-live/{id}',
    statuses: [...slice, 401, 403],
  },
  liveStream: {
    method: 'GET',
    path: '/api/v1/competition/live/stream',
    statuses: [200, 400, 404, 429, 500, 503],
  },

  dashboardSlice: { method: 'GET', path: '/api/v1/results/dashboard', statuses: slice },
  groupSlice: { method: 'GET', path: '/api/v1/results/group/{label}', statuses: slice },
  matchSlice: { method: 'GET', path: '/api/v1/results/match/{id}', statuses: slice },
  teamSlice: { method: 'GET', path: '/api/v1/results/team/{id}', statuses: slice },
  hallSlice: { method: 'GET', path: '/api/v1/results/hall/{id}', statuses: slice },
  hallsSlice: { method: 'GET', path: '/api/v1/results/halls', statuses: slice },
  placesSlice: { method: 'GET', path: '/api/v1/results/places/{type}', statuses: slice },
  placeSlice: { method: 'GET', path: '/api/v1/results/place/{id}', statuses: slice },
  refereesSlice: { method: 'GET', path: '/api/v1/results/referees', statuses: slice },
  refereeSlice: { method: 'GET', path: '/api/v1/results/referee/{id}', statuses: slice },
  competitionReferees: {
    method: 'GET',
    path: '/api/v1/competition/referees',
    statuses: [...slice, 401, 403],
  },
  refereePrivate: {
    method: 'GET',
    path: '/api/v1/web/referees/{id}',
    statuses: [200, 400, 401, 404, 429, 500],
  },
  image: { method: 'GET', path: '/api/v1/images', statuses: [...slice, 403, 422, 502] },
  searchIndex: { method: 'GET', path: '/api/v1/results/search-index', statuses: slice },
  countriesSlice: { method: 'GET', path: '/api/v1/results/countries', statuses: slice },
  countrySlice: { method: 'GET', path: '/api/v1/results/country/{countryCode}', statuses: slice },
  statisticsSlice: { method: 'GET', path: '/api/v1/results/statistics/{code}', statuses: slice },
  statisticsPeople: { method: 'GET', path: '/api/v1/results/statistics/{code}/people', statuses: slice },
  statisticsCounts: { method: 'GET', path: '/api/v1/results/statistics/{code}/counts', statuses: slice },
  categorySlice: { method: 'GET', path: '/api/v1/results/category/{code}', statuses: slice },
  playoffSlice: { method: 'GET', path: '/api/v1/results/playoff/{code}/{playoff}', statuses: slice },

  matchCard: { method: 'GET', path: '/api/v1/cards/match/{id}.png', statuses: slice },
  groupCard: { method: 'GET', path: '/api/v1/cards/group/{label}.png', statuses: slice },

  matchesCsv: { method: 'GET', path: '/api/v1/open/matches.csv', statuses: slice },
  standingsCsv: { method: 'GET', path: '/api/v1/open/standings.csv', statuses: slice },
  teamsCsv: { method: 'GET', path: '/api/v1/open/teams.csv', statuses: slice },
  hallsCsv: { method: 'GET', path: '/api/v1/open/halls.csv', statuses: slice },

  teamCalendar: { method: 'GET', path: '/api/v1/calendar/team/{id}/matches.ics', statuses: slice },
  hallCalendar: { method: 'GET', path: '/api/v1/calendar/hall/{id}/matches.ics', statuses: slice },
  teamsCalendar: { method: 'GET', path: '/api/v1/calendar/teams.ics', statuses: slice },

  pushKey: { method: 'GET', path: pushPath, statuses: [200, 429, 500] },
  pushSubscribe: { method: 'PUT', path: pushPath, statuses: pushed },
  pushRenew: { method: 'POST', path: pushPath, statuses: pushed },
  pushUnsubscribe: { method: 'DELETE', path: pushPath, statuses: pushed },

  matchStage: {
    method: 'POST',
    path: '/api/v1/competition/match/{id}/stage/{stage_id}',
    statuses: written,
  },
  matchEventCreate: { method: 'POST', path: event, statuses: written },
  matchEventUpdate: { method: 'PUT', path: `${event}/{eventId}`, statuses: written },
  matchEventDelete: { method: 'DELETE', path: `${event}/{eventId}`, statuses: written },
} as const satisfies Record<string, Operation>;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
