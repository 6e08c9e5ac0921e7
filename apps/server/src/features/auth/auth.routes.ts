import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '@sevenmetre/contract';
import type { Actor } from '@sevenmetre/rules/permissions';
import { cookieHeader, isSecure, readCookie } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import type { AuthContext } from './auth-context.ts';
import { createAuthLimits } from './auth-limits.ts';
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

/** Signing in and out, the first super admin, and who is signed in. */
export function authHandlers(options: AuthOptions): Handlers<'login' | 'logout' | 'setup' | 'me'> {
  const { database, clock } = options;
  const limits = createAuthLimits(clock);
  return {
    async login({ body, request }) {
      const wait = limits.signIn(request.ip, body.email);
      if (wait > 0) return tooMany(wait);
      const session = await signIn(options, body, visitorOf(request, options));
      if (!session) return { status: 401, ...refusal('104') };
      limits.signedIn(request.ip, body.email);
      return { status: 200, ...(await welcome(request, session, options)) };
    },
    async logout({ request }) {
      const token = tokenOf(request, options);
      if (token !== null) await signOut(options, token);
      return { status: 200, body: { status: 'ok' }, headers: farewellHeaders(request, options) };
    },
    async setup({ body, request }) {
      const wait = limits.setUp(request.ip);
      if (wait > 0) return tooMany(wait);
      const outcome = await setUp(options, body, visitorOf(request, options));
      if (outcome === 'setup-done') return { status: 409, ...refusal(outcome) };
      if (outcome === 'setup-token-invalid') return { status: 403, ...refusal(outcome) };
      return { status: 201, ...(await welcome(request, outcome, options)) };
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

/** The answer to a visitor whose session has just begun. */
async function welcome(request: FastifyRequest, session: StartedSession, options: AuthOptions) {
  const { userId, token, maxAge } = session;
  const body = await findCurrentUser(userId, options.clock.now(), options.database.db);
  if (!body) throw new Error('The user of a new session is gone');
  return { body, headers: { 'set-cookie': sessionCookie(request, token, maxAge, options) } };
}

/**
 * Takes the cookie back and empties the browser's cache. The site's other cookies hold language and theme, its storage
 * the events that a reporter has not sent yet: both stay.
 */
function farewellHeaders(request: FastifyRequest, options: AuthOptions) {
  return { 'set-cookie': sessionCookie(request, '', 0, options), 'clear-site-data': '"cache"' };
}

function sessionCookie(request: FastifyRequest, token: string, maxAge: number, options: AuthOptions): string {
  const secure = isSecure(request, options.publicUrl);
  return cookieHeader(sessionCookieName(secure), token, { secure, httpOnly: true, maxAge });
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

function tooMany(seconds: number) {
  return {
    status: 429,
    body: { error: 'too-many-requests', additionalProperties: { retryAfterSeconds: seconds } },
    headers: { 'retry-after': String(seconds) },
  } as const;
}
