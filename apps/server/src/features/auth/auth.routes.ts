import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@sevenmetre/contract';
import type { Actor } from '@sevenmetre/rules/permissions';
import { isSecure, readCookie } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import type { AuthContext } from './auth-context.ts';
import { findCurrentUser } from './current-user.ts';
import { actorOfToken } from './identify.ts';
import { sessionCookieName } from './session-cookie.ts';
import { setUp } from './set-up.use-case.ts';
import { signIn } from './sign-in.use-case.ts';
import { signOut } from './sign-out.use-case.ts';
import type { StartedSession, Visitor } from './start-session.ts';

export interface AuthOptions extends AuthContext {
  /** The portal's own origin; decides whether cookies insist on https. null: each request tells. */
  readonly publicUrl: string | null;
}

/** Who a request's session belongs to; null: signed out. */
export function createIdentify(options: AuthOptions): (request: FastifyRequest) => Promise<Actor | null> {
  return async (request) => {
    const token = tokenOf(request, options);
    return token === null ? null : actorOfToken(options, token);
  };
}

/** Signing in and out, the first super admin, and who is signed in. To be mounted with `authLimits`. */
export function authHandlers(options: AuthOptions): Handlers<'login' | 'logout' | 'setup' | 'me'> {
  const { database, clock } = options;
  return {
    async login({ body, request, reply }) {
      const session = await signIn(options, body, visitorOf(request, options));
      if (!session) return { status: 401, ...refusal('104') };
      return { status: 200, body: await welcome(reply, session, options) };
    },
    async logout({ request, reply }) {
      const token = tokenOf(request, options);
      if (token !== null) await signOut(options, token);
      takeLeave(reply, options);
      return { status: 200, body: { status: 'ok' } };
    },
    async setup({ body, request, reply }) {
      const outcome = await setUp(options, body, visitorOf(request, options));
      if (outcome === 'setup-done') return { status: 409, ...refusal(outcome) };
      if (outcome === 'setup-token-invalid') return { status: 403, ...refusal(outcome) };
      return { status: 201, body: await welcome(reply, outcome, options) };
    },
    async me({ actor, request }) {
      if (!actor) {
        return { status: 401, ...refusal(tokenOf(request, options) ? 'session-expired' : 'not-signed-in') };
      }
      const user = await findCurrentUser(actor.userId, clock.now(), database.db);
      return user ? { status: 200, body: user } : { status: 404, ...refusal('user-unknown') };
    },
  };
}

/** Gives a visitor whose session has just begun its cookie; returns who it is. */
async function welcome(reply: FastifyReply, session: StartedSession, options: AuthOptions) {
  const { userId, token, maxAge } = session;
  const user = await findCurrentUser(userId, options.clock.now(), options.database.db);
  if (!user) throw new Error('The user of a new session is gone');
  const { name, attributes } = sessionCookie(reply.request, options);
  reply.setCookie(name, token, { ...attributes, maxAge });
  return user;
}

/**
 * Takes the cookie back and empties the browser's cache. The site's other cookies hold language and theme, its storage
 * the events that a reporter has not sent yet: both stay.
 */
function takeLeave(reply: FastifyReply, options: AuthOptions): void {
  const { name, attributes } = sessionCookie(reply.request, options);
  reply.clearCookie(name, attributes).header('clear-site-data', '"cache"');
}

/** Scripts of the page may not read it, and it does not travel with requests that other sites start. */
function sessionCookie(request: FastifyRequest, { publicUrl }: AuthOptions) {
  const secure = isSecure(request, publicUrl);
  const attributes = { path: '/', sameSite: 'lax', httpOnly: true, secure } as const;
  return { name: sessionCookieName(secure), attributes };
}

function refusal<E extends ErrorCode>(error: E) {
  return { body: { error, additionalProperties: {} } };
}

function tokenOf(request: FastifyRequest, { publicUrl }: AuthOptions): string | null {
  return readCookie(request, sessionCookieName(isSecure(request, publicUrl)));
}

function visitorOf(request: FastifyRequest, options: AuthOptions): Visitor {
  return { formerToken: tokenOf(request, options), userAgent: request.headers['user-agent'] ?? null };
}
