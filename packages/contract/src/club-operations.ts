import type { Operation } from './page-operations.ts';
import { ownReadStatuses, refusedStatuses } from './statuses.ts';

const club = '/api/v1/web/clubs/{id}' as const;
const users = `${club}/users` as const;
const invitations = `${club}/invitations` as const;

/** What signed-in users begin with, a club, its users, and invitations to become one. */
export const clubOperations = {
  ownDashboard: { method: 'GET', path: '/api/v1/web/dashboard', statuses: [200, 401, 404, 429, 500, 503] },
  clubDetail: { method: 'GET', path: club, statuses: ownReadStatuses },
  clubUsers: { method: 'GET', path: users, statuses: ownReadStatuses },
  clubUserUpdate: { method: 'PUT', path: `${users}/{userId}`, statuses: [200, ...refusedStatuses] },
  clubUserDelete: { method: 'DELETE', path: `${users}/{userId}`, statuses: [204, ...refusedStatuses] },
  clubInvitationCreate: { method: 'POST', path: invitations, statuses: [201, ...refusedStatuses] },
  clubInvitationDelete: {
    method: 'DELETE',
    path: `${invitations}/{invitationId}`,
    statuses: [204, ...refusedStatuses],
  },
} as const satisfies Record<string, Operation>;
