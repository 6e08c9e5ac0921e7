import type { Operation } from './page-operations.ts';
import { ownReadStatuses, refusedStatuses } from './statuses.ts';

const club = '/api/v1/web/clubs/{id}' as const;
const users = `${club}/users` as const;

/** What signed-in users begin with, a club, and the users of a club. */
export const clubOperations = {
  ownDashboard: { method: 'GET', path: '/api/v1/web/dashboard', statuses: [200, 401, 404, 429, 500, 503] },
  clubDetail: { method: 'GET', path: club, statuses: ownReadStatuses },
  clubUsers: { method: 'GET', path: users, statuses: ownReadStatuses },
  clubUserCheck: { method: 'POST', path: `${users}/check`, statuses: [200, ...refusedStatuses] },
  clubUserCreate: { method: 'POST', path: users, statuses: [201, ...refusedStatuses] },
  clubUserUpdate: { method: 'PUT', path: `${users}/{userId}`, statuses: [200, ...refusedStatuses] },
  clubUserDelete: { method: 'DELETE', path: `${users}/{userId}`, statuses: [204, ...refusedStatuses] },
} as const satisfies Record<string, Operation>;
