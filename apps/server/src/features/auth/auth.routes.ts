import type { FastifyRequest } from 'fastify';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Clock } from '../../platform/clock/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import { findCurrentUser } from './current-user.ts';
import {
  type AuthOptions,
  clearSession,
  delayed,
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
      if (!outcome.ok) return outcome;
      const { value } = outcome;
      if ('wait' in value) return delayed(reply, value.wait);
      if (!('secondStep' in value)) return done(await startCookie(reply, value, options));
      return { status: 202, body: { token: value.secondStep, passkey: value.passkey } };
    },
    async logout({ request, reply }) {
      const token = tokenOf(request, options);
      if (token !== null) await signOut(options, token);
      clearSession(reply, options);
      return { status: 200, body: { status: 'ok' } };
    },
    async setup({ body, request, reply }) {
      const outcome = await setUp(options, body, visitorOf(request, options));
      if (!outcome.ok) return outcome;
      return { status: 201, body: await startCookie(reply, outcome.value, options) };
    },
    async me({ request }) {
      const session = await sessionOf(request, options);
      if (!session) return refuse('session-expired');
      const user = await findCurrentUser(session, clock.now(), database.db);
      return user ? done(user) : refuse('user-unknown');
    },
  };
}

/**
 * Every call about accounts and sessions. To be mounted with `authLimits`.
 * @param sessionClock of sign-in and of the present session; letters of accounts go by the clock of the options
 */
export function authHandlers(options: AccountOptions, sessionClock: Clock = options.clock) {
  return {
    ...signInHandlers({ ...options, clock: sessionClock }),
    ...accountHandlers(options),
    ...ownAccountHandlers(options),
    ...secondStepHandlers(options),
  };
}
