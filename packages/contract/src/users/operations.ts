import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const users = `${admin}/users` as const;

/** Accounts of others. */
export const userOperations = {
  users: { method: 'GET', path: users, statuses: readStatuses },
  userDetail: { method: 'GET', path: `${users}/{id}`, statuses: readStatuses },
  userRolesSave: { method: 'PUT', path: `${users}/{id}/roles`, statuses: writtenStatuses },
  userLock: { method: 'PUT', path: `${users}/{id}/lock`, statuses: writtenStatuses },
  userSessionsEnd: { method: 'POST', path: `${users}/{id}/end-sessions`, statuses: writtenStatuses },
  userPasswordReset: { method: 'POST', path: `${users}/{id}/password-reset`, statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
