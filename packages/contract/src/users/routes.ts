import * as z from 'zod';
import { PathId } from '../common.ts';
import { route } from '../route.ts';
import { userOperations } from './operations.ts';
import { UserDetail, UserListQuery, UserLockBody, UserRolesBody, Users } from './schemas.ts';

const tag = 'users';
const params = z.object({ id: PathId });

export const userRoutes = {
  users: route(userOperations.users, {
    tag,
    summary: 'Accounts, a page of those asked for',
    query: UserListQuery,
    answers: { 200: Users },
  }),
  userDetail: route(userOperations.userDetail, {
    tag,
    summary: 'An account with its roles, clubs, teams, registrations and history',
    params,
    answers: { 200: UserDetail },
  }),
  userRolesSave: route(userOperations.userRolesSave, {
    tag,
    summary: 'Gives an account these roles, and no others',
    params,
    body: UserRolesBody,
    answers: { 200: UserDetail },
  }),
  userLock: route(userOperations.userLock, {
    tag,
    summary: 'Locks an account, which ends its sessions, or unlocks it',
    params,
    body: UserLockBody,
    answers: { 200: UserDetail },
  }),
  userSessionsEnd: route(userOperations.userSessionsEnd, {
    tag,
    summary: 'Ends all sessions of an account',
    params,
    answers: { 200: UserDetail },
  }),
  userPasswordReset: route(userOperations.userPasswordReset, {
    tag,
    summary: 'Sends the account’s owner a link for a new password',
    params,
    answers: { 200: UserDetail },
  }),
};
