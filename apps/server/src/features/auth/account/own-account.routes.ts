import type { Actor } from '@sevenmetre/rules/permissions';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../../platform/http/index.ts';
import { done } from '../../../platform/outcome/index.ts';
import { changeEmail, sendVerification } from './change-email.use-case.ts';
import { changePassword } from './change-password.use-case.ts';
import { closeAccount } from './close-account.use-case.ts';
import { endOtherSessions, endSession } from './end-sessions.use-case.ts';
import { readAccount } from './read-account.ts';
import type { OwnSession } from './read-account.ts';
import { updateAccount } from './update-account.use-case.ts';
import type { AccountOptions } from './account.routes.ts';
import { clearSession, giveCookie, tokenOf } from '../sessions/session.routes.ts';
import { hashToken } from '../../../platform/secrets/index.ts';

type Person = 'account' | 'accountUpdate' | 'accountEmail' | 'accountVerification';
type Access = 'accountPassword' | 'accountSessionEnd' | 'accountSessionsEnd' | 'accountClose';

/** The user and the session of a call. */
export function createOwnSession(options: AccountOptions) {
  return (request: FastifyRequest, { userId }: Actor): OwnSession => {
    const token = tokenOf(request, options);
    if (token === null) throw new Error('Somebody is signed in without a session');
    return { userId, tokenHash: hashToken(token) };
  };
}

/** The answer with the account as it is after a call. */
function createAccountAnswer(options: AccountOptions) {
  return async (own: OwnSession) => ({
    status: 200 as const,
    body: await readAccount(
      own,
      { now: options.clock.now(), isProduction: options.isProduction },
      options.database.db,
    ),
  });
}

/** Calls that read and change the user's own account, except those of the second step. */
export function ownAccountHandlers(options: AccountOptions): Handlers<Person | Access> {
  return { ...personHandlers(options), ...accessHandlers(options) };
}

function personHandlers(options: AccountOptions): Handlers<Person> {
  const ownSession = createOwnSession(options);
  const account = createAccountAnswer(options);
  return {
    async account({ actor, request }) {
      const own = ownSession(request, actor);
      return account(own);
    },
    async accountUpdate({ actor, body, request }) {
      const own = ownSession(request, actor);
      const outcome = await updateAccount(options, own.userId, body);
      return outcome.ok ? account(own) : outcome;
    },
    async accountEmail({ actor, body, request }) {
      const own = ownSession(request, actor);
      const outcome = await changeEmail(options, own.userId, body);
      return outcome.ok ? account(own) : outcome;
    },
    async accountVerification({ actor, request }) {
      const own = ownSession(request, actor);
      await sendVerification(options, own.userId);
      return account(own);
    },
  };
}

function accessHandlers(options: AccountOptions): Handlers<Access> {
  const ownSession = createOwnSession(options);
  const account = createAccountAnswer(options);
  return {
    async accountPassword({ actor, body, request, reply }) {
      const own = ownSession(request, actor);
      const outcome = await changePassword(options, own, body);
      if (!outcome.ok) return outcome;
      giveCookie(reply, outcome.value, options);
      return account({ userId: own.userId, tokenHash: hashToken(outcome.value.token) });
    },
    async accountSessionEnd({ actor, params, request }) {
      const own = ownSession(request, actor);
      const outcome = await endSession(options, own.userId, params.id);
      return outcome.ok ? account(own) : outcome;
    },
    async accountSessionsEnd({ actor, request }) {
      const own = ownSession(request, actor);
      await endOtherSessions(options, own);
      return account(own);
    },
    async accountClose({ actor, body, request, reply }) {
      const own = ownSession(request, actor);
      const outcome = await closeAccount(options, own.userId, body.password);
      if (!outcome.ok) return outcome;
      clearSession(reply, options);
      return done({ status: 'ok' });
    },
  };
}
