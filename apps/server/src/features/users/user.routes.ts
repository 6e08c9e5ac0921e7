import type { Actor } from '@sevenmetre/rules/permissions';
import { guardOf, answerOf, foundOf } from '../../platform/http/index.ts';
import type { Guard, Handlers } from '../../platform/http/index.ts';
import { endSessions, lockAccount, saveRoles, sendReset } from './change-user.use-case.ts';
import type { UsersContext } from './context.ts';
import { readUser, readUsers } from './read-users.use-case.ts';

type Read = 'users' | 'userDetail';
type Write = 'userRolesSave' | 'userLock' | 'userSessionsEnd' | 'userPasswordReset';

/** Accounts of others, for organisers. Whoever may not see accounts learns of none, not even by its id. */
export function userHandlers(context: UsersContext): Handlers<Read | Write> {
  const guard = guardOf(context.clock);
  return {
    users: ({ actor, query: { direction, ...query } }) =>
      guard(actor, 'users', async () =>
        foundOf(await readUsers(context, { ...query, descending: direction === 'down' })),
      ),
    userDetail: ({ actor, params }) =>
      guard(actor, 'userDetail', async (organiser) => foundOf(await readUser(context, organiser, params.id))),
    ...writeHandlers(context, guard),
  };
}

/** A change is judged with the account at hand; whoever may not even see accounts is sent away before one is looked for. */
function writeHandlers(context: UsersContext, guard: Guard): Handlers<Write> {
  const seeing = <T>(actor: Actor | null, work: (organiser: Actor) => Promise<T>) =>
    guard(actor, 'users', work);
  return {
    userRolesSave: ({ actor, params, body }) =>
      seeing(actor, async (organiser) => answerOf(await saveRoles(context, organiser, params.id, body))),
    userLock: ({ actor, params, body }) =>
      seeing(actor, async (organiser) => answerOf(await lockAccount(context, organiser, params.id, body))),
    userSessionsEnd: ({ actor, params }) =>
      seeing(actor, async (organiser) => answerOf(await endSessions(context, organiser, params.id))),
    userPasswordReset: ({ actor, params }) =>
      seeing(actor, async (organiser) => answerOf(await sendReset(context, organiser, params.id))),
  };
}
