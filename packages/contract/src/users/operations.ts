import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const users = `${admin}/users` as const;

/** Accounts of others. */
export const userOperations = {
  users: { method: 'GET', path: users, access: 'users', statuses: readStatuses },
  userDetail: { method: 'GET', path: `${users}/{id}`, access: 'userDetail', statuses: readStatuses },
  userRolesSave: {
    method: 'PUT',
    path: `${users}/{id}/roles`,
    access: 'userRolesSave',
    statuses: writtenStatuses,
  },
  userLock: { method: 'PUT', path: `${users}/{id}/lock`, access: 'userLock', statuses: writtenStatuses },
  userSessionsEnd: {
    method: 'POST',
    path: `${users}/{id}/end-sessions`,
    access: 'userSessionsEnd',
    statuses: writtenStatuses,
  },
  userPasswordReset: {
    method: 'POST',
    path: `${users}/{id}/password-reset`,
    access: 'userPasswordReset',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
