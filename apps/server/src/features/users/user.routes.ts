import type { Actor } from '@sevenmetre/rules/permissions';
import type { Handlers } from '../../platform/http/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import { can } from '../../platform/permission/index.ts';
import { endSessions, lockAccount, saveRoles, sendReset } from './change-user.use-case.ts';
import { readUser, readUsers } from './read-users.use-case.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

type Read = 'users' | 'userDetail';
type Write = 'userRolesSave' | 'userLock' | 'userSessionsEnd' | 'userPasswordReset';

/**
 * Handlers of accounts for organisers. Callers without permission get the same answer for existing and
 * missing accounts.
 */
export function userHandlers(context: RandomContext): Handlers<Read | Write> {
  return {
    users: ({ query: { direction, ...query } }) =>
      readUsers(context, { ...query, descending: direction === 'down' }),
    userDetail: ({ actor, params }) => readUser(context, actor, params.id),
    ...writeHandlers(context),
  };
}

/**
 * Permission to see accounts is checked before an account is looked up; the change itself is checked with the
 * account.
 */
function writeHandlers(context: RandomContext): Handlers<Write> {
  const seeing = async <T>(actor: Actor, work: (organiser: Actor) => Promise<T>) => {
    return can(actor, 'users', {}, context.clock.now()) ? work(actor) : refuse('forbidden');
  };
  return {
    userRolesSave: ({ actor, params, body }) =>
      seeing(actor, (organiser) => saveRoles(context, organiser, params.id, body)),
    userLock: ({ actor, params, body }) =>
      seeing(actor, (organiser) => lockAccount(context, organiser, params.id, body)),
    userSessionsEnd: ({ actor, params }) =>
      seeing(actor, (organiser) => endSessions(context, organiser, params.id)),
    userPasswordReset: ({ actor, params }) =>
      seeing(actor, (organiser) => sendReset(context, organiser, params.id)),
  };
}
