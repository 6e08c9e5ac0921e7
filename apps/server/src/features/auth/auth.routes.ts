import type { FastifyRequest } from 'fastify';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Handlers } from '../../platform/http/index.ts';
import { findCurrentUser } from './current-user.ts';
import {
  type AuthOptions,
  clearSession,
  delayed,
  refusal,
  sessionOf,
  startCookie,
  tokenOf,
  visitorOf,
} from './sessions/session.routes.ts';
import { setUp } from './links/set-up.use-case.ts';
import { signIn, signOut } from './sessions/sign-in.use-case.ts';
import type { AccountOptions } from './account/account.routes.ts';
import { accountHandlers } from './account/account.routes.ts';
import { ownAccountHandlers } from './account/own-account.routes.ts';
import { secondStepHandlers } from './second-step.routes.ts';

/** The actor of a request's session; null: signed out. */
export function createIdentify(options: AuthOptions): (request: FastifyRequest) => Promise<Actor | null> {
  return async (request) => (await sessionOf(request, options))?.actor ?? null;
}

/** Whether a request has a session cookie, valid or not. */
export function createBringsSession(options: AuthOptions): (request: FastifyRequest) => boolean {
  return (request) => tokenOf(request, options) !== null;
}

/**
 * Sign-in, sign-out, creating the first super admin, and the current user. Must be mounted with `authLimits`.
 */
export function signInHandlers(options: AuthOptions): Handlers<'login' | 'logout' | 'setup' | 'me'> {
  const { database, clock } = options;
  return {
    async login({ body, request, reply }) {
      const outcome = await signIn(options, body, visitorOf(request, options));
      if (!outcome) return { status: 401, ...refusal('104') };
      if ('wait' in outcome) return delayed(reply, outcome.wait);
      if (!('secondStep' in outcome))
        return { status: 200, body: await startCookie(reply, outcome, options) };
      return { status: 202, body: { token: outcome.secondStep, passkey: outcome.passkey } };
    },
    async logout({ request, reply }) {
      const token = tokenOf(request, options);
      if (token !== null) await signOut(options, token);
      clearSession(reply, options);
      return { status: 200, body: { status: 'ok' } };
    },
    async setup({ body, request, reply }) {
      const outcome = await setUp(options, body, visitorOf(request, options));
      if (typeof outcome === 'object')
        return { status: 201, body: await startCookie(reply, outcome, options) };
      if (outcome === 'setup-done') return { status: 409, ...refusal(outcome) };
      if (outcome === 'setup-token-invalid') return { status: 403, ...refusal(outcome) };
      return { status: 422, ...refusal(outcome) };
    },
    async me({ request }) {
      const session = await sessionOf(request, options);
      if (!session) return { status: 401, ...refusal('session-expired') };
      const user = await findCurrentUser(session, clock.now(), database.db);
      return user ? { status: 200, body: user } : { status: 404, ...refusal('user-unknown') };
    },
  };
}

/** Every call about accounts and sessions. To be mounted with `authLimits`. */
export function authHandlers(options: AccountOptions) {
  return {
    ...signInHandlers(options),
    ...accountHandlers(options),
    ...ownAccountHandlers(options),
    ...secondStepHandlers(options),
  };
}
