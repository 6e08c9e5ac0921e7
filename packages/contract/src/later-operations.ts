import type { Operation } from './page-operations.ts';
import { pushPath } from './push-path.ts';
import { sliceStatuses } from './statuses.ts';

const pushed = [200, 400, 403, 413, 415, 422, 429, 500] as const;

/** The calls that a public page makes once it works: what visitors load of the table, beside their first load. */
export const laterOperations = {
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
  competitionStatic: { method: 'GET', path: '/api/v1/competition/static', statuses: sliceStatuses },
  competitionLive: { method: 'GET', path: '/api/v1/competition/live', statuses: sliceStatuses },
  liveStream: {
    method: 'GET',
    path: '/api/v1/competition/live/stream',
    statuses: [200, 400, 404, 429, 500, 503],
  },
  refereePrivate: {
    method: 'GET',
    path: '/api/v1/web/referees/{id}',
    statuses: [200, 400, 401, 404, 429, 500],
  },
  searchIndex: { method: 'GET', path: '/api/v1/results/search-index', statuses: sliceStatuses },
  statisticsPeople: {
    method: 'GET',
    path: '/api/v1/results/statistics/{code}/people',
    statuses: sliceStatuses,
  },
  statisticsCounts: {
    method: 'GET',
    path: '/api/v1/results/statistics/{code}/counts',
    statuses: sliceStatuses,
  },
  pushKey: { method: 'GET', path: pushPath, statuses: [200, 429, 500] },
  pushSubscribe: { method: 'PUT', path: pushPath, statuses: pushed },
  pushRenew: { method: 'POST', path: pushPath, statuses: pushed },
  pushUnsubscribe: { method: 'DELETE', path: pushPath, statuses: pushed },
} as const satisfies Record<string, Operation>;
