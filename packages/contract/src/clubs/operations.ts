import type { Operation } from '../operation.ts';
import { ownReadStatuses, refusedStatuses, writtenStatuses } from '../statuses.ts';

const club = '/api/v1/web/clubs/{id}' as const;
const users = `${club}/users` as const;
const admin = '/api/v1/admin' as const;

/** A club and its users. */
export const clubOperations = {
  clubDetail: {
    method: 'GET',
    path: club,
    access: { rule: 'seeClub', of: 'club' },
    statuses: ownReadStatuses,
  },
  clubUsers: {
    method: 'GET',
    path: users,
    access: { rule: 'manageClubUsers', of: 'club' },
    statuses: ownReadStatuses,
  },
  clubUserUpdate: {
    method: 'PUT',
    path: `${users}/{userId}`,
    access: { rule: 'manageClubUsers', of: 'club' },
    statuses: [200, ...refusedStatuses],
  },
  clubUserDelete: {
    method: 'DELETE',
    path: `${users}/{userId}`,
    access: { rule: 'manageClubUsers', of: 'club' },
    statuses: [204, ...refusedStatuses],
  },
  clubAdminAppoint: {
    method: 'POST',
    path: `${admin}/clubs/{id}/admins`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  clubAdminDismiss: {
    method: 'DELETE',
    path: `${admin}/clubs/{id}/admins/{userId}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
