import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const users = `${admin}/users` as const;

/** Accounts of others. */
export const userOperations = {
  users: { method: 'GET', path: users, access: 'organiser', statuses: readStatuses },
  userDetail: { method: 'GET', path: `${users}/{id}`, access: 'organiser', statuses: readStatuses },
  userRolesSave: {
    method: 'PUT',
    path: `${users}/{id}/roles`,
    access: { rule: 'changeRoles', of: 'user' },
    statuses: writtenStatuses,
  },
  userLock: {
    method: 'PUT',
    path: `${users}/{id}/lock`,
    access: { rule: 'lockUser', of: 'user' },
    statuses: writtenStatuses,
  },
  userSessionsEnd: {
    method: 'POST',
    path: `${users}/{id}/end-sessions`,
    access: { rule: 'manageUser', of: 'user' },
    statuses: writtenStatuses,
  },
  userPasswordReset: {
    method: 'POST',
    path: `${users}/{id}/password-reset`,
    access: { rule: 'manageUser', of: 'user' },
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
