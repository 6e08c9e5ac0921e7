import type { Operation } from './page-operations.ts';

const read = [200, 400, 401, 404, 429, 500, 503] as const;
const refused = [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const;
const club = '/api/v1/web/clubs/{id}' as const;
const users = `${club}/users` as const;

/** What signed-in users begin with, a club, and the users of a club. */
export const clubOperations = {
  ownDashboard: { method: 'GET', path: '/api/v1/web/dashboard', statuses: [200, 401, 404, 429, 500, 503] },
  clubDetail: { method: 'GET', path: club, statuses: read },
  clubUsers: { method: 'GET', path: users, statuses: read },
  clubUserCheck: { method: 'POST', path: `${users}/check`, statuses: [200, ...refused] },
  clubUserCreate: { method: 'POST', path: users, statuses: [201, ...refused] },
  clubUserUpdate: { method: 'PUT', path: `${users}/{userId}`, statuses: [200, ...refused] },
  clubUserDelete: { method: 'DELETE', path: `${users}/{userId}`, statuses: [204, ...refused] },
} as const satisfies Record<string, Operation>;
