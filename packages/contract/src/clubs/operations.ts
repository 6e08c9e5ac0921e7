import type { Operation } from '../operation.ts';
import { ownReadStatuses, refusedStatuses, writtenStatuses } from '../statuses.ts';

const club = '/api/v1/web/clubs/{id}' as const;
const users = `${club}/users` as const;
const admin = '/api/v1/admin' as const;

/** A club and its users. */
export const clubOperations = {
  clubDetail: { method: 'GET', path: club, access: 'clubDetail', statuses: ownReadStatuses },
  clubUsers: { method: 'GET', path: users, access: 'clubUsers', statuses: ownReadStatuses },
  clubUserUpdate: {
    method: 'PUT',
    path: `${users}/{userId}`,
    access: 'clubUserUpdate',
    statuses: [200, ...refusedStatuses],
  },
  clubUserDelete: {
    method: 'DELETE',
    path: `${users}/{userId}`,
    access: 'clubUserDelete',
    statuses: [204, ...refusedStatuses],
  },
  clubAdminAppoint: {
    method: 'POST',
    path: `${admin}/clubs/{id}/admins`,
    access: 'clubAdminAppoint',
    statuses: writtenStatuses,
  },
  clubAdminDismiss: {
    method: 'DELETE',
    path: `${admin}/clubs/{id}/admins/{userId}`,
    access: 'clubAdminDismiss',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
