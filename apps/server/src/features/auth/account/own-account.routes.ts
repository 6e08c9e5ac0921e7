import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../../platform/http/index.ts';
import type { OwnSession } from './actor-session.ts';
import { changeEmail, sendVerification } from './change-email.use-case.ts';
import { changePassword } from './change-password.use-case.ts';
import { closeAccount } from './close-account.use-case.ts';
import { endOtherSessions, endSession } from './end-sessions.use-case.ts';
import { readAccount } from './read-account.ts';
import { updateAccount } from './update-account.use-case.ts';
import type { AccountOptions } from './account.routes.ts';
import { giveCookie, refusal, sessionOf, takeLeave } from '../sessions/session.routes.ts';
import { hashToken } from '../token.ts';

type Person = 'account' | 'accountUpdate' | 'accountEmail' | 'accountVerification';
type Access = 'accountPassword' | 'accountSessionEnd' | 'accountSessionsEnd' | 'accountClose';

export const signedOut = { status: 401, ...refusal('not-signed-in') } as const;

/** Who asks, and by which session; null: signed out. */
export function createOwnSession(options: AccountOptions) {
  return async (request: FastifyRequest): Promise<OwnSession | null> => {
    const session = await sessionOf(request, options);
    return session && { userId: session.actor.userId, tokenHash: session.tokenHash };
  };
}

/** The own account as it is after a call. */
export function createAccountAnswer(options: AccountOptions) {
  return async (own: OwnSession) => ({
    status: 200 as const,
    body: await readAccount(
      own,
      { now: options.clock.now(), isProduction: options.isProduction },
      options.database.db,
    ),
  });
}

/** The own account: what is in it, and every change of it but those of the second step. */
export function ownAccountHandlers(options: AccountOptions): Handlers<Person | Access> {
  return { ...personHandlers(options), ...accessHandlers(options) };
}

function personHandlers(options: AccountOptions): Handlers<Person> {
  const ownSession = createOwnSession(options);
  const account = createAccountAnswer(options);
  return {
    async account({ request }) {
      const own = await ownSession(request);
      return own ? account(own) : signedOut;
    },
    async accountUpdate({ body, request }) {
      const own = await ownSession(request);
      if (!own) return signedOut;
      const outcome = await updateAccount(options, own.userId, body);
      return outcome === 'updated' ? account(own) : { status: 422, ...refusal(outcome) };
    },
    async accountEmail({ body, request }) {
      const own = await ownSession(request);
      if (!own) return signedOut;
      const outcome = await changeEmail(options, own.userId, body);
      return outcome === 'sent' ? account(own) : { status: 422, ...refusal(outcome) };
    },
    async accountVerification({ request }) {
      const own = await ownSession(request);
      if (!own) return signedOut;
      await sendVerification(options, own.userId);
      return account(own);
    },
  };
}

function accessHandlers(options: AccountOptions): Handlers<Access> {
  const ownSession = createOwnSession(options);
  const account = createAccountAnswer(options);
  return {
    async accountPassword({ body, request, reply }) {
      const own = await ownSession(request);
      if (!own) return signedOut;
      const outcome = await changePassword(options, own, body);
      if (typeof outcome === 'string') return { status: 422, ...refusal(outcome) };
      giveCookie(reply, outcome, options);
      return account({ userId: own.userId, tokenHash: hashToken(outcome.token) });
    },
    async accountSessionEnd({ params, request }) {
      const own = await ownSession(request);
      if (!own) return signedOut;
      const outcome = await endSession(options, own.userId, params.id);
      return outcome === 'ended' ? account(own) : { status: 404, ...refusal(outcome) };
    },
    async accountSessionsEnd({ request }) {
      const own = await ownSession(request);
      if (!own) return signedOut;
      await endOtherSessions(options, own);
      return account(own);
    },
    async accountClose({ body, request, reply }) {
      const own = await ownSession(request);
      if (!own) return signedOut;
      const outcome = await closeAccount(options, own.userId, body.password);
      if (outcome === 'password-wrong') return { status: 422, ...refusal(outcome) };
      if (outcome === 'last-super-admin') return { status: 409, ...refusal(outcome) };
      takeLeave(reply, options);
      return { status: 200, body: { status: 'ok' } };
    },
  };
}
