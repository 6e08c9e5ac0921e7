import type { Operation } from '../operation.ts';

/** Teams that an account follows. */
export const favouriteOperations = {
  favourites: {
    method: 'GET',
    path: '/api/v1/web/users/me/favourites',
    access: 'own',
    statuses: [200, 401, 429, 500],
  },
  favouritesMerge: {
    method: 'PUT',
    path: '/api/v1/web/users/me/favourites',
    access: 'own',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500],
  },
} as const satisfies Record<string, Operation>;
