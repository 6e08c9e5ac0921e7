import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@sevenmetre/contract';
import { isSecure, readCookie, truncateAddress } from '../../../platform/http/index.ts';
import type { AuthContext, SessionSettings } from '../auth-context.ts';
import { findCurrentUser } from '../current-user.ts';
import { sessionOfToken } from './identify.ts';
import type { OpenSession } from './identify.ts';
import type { StartedSession, Visitor } from './start-session.ts';

export interface AuthOptions extends AuthContext, SessionSettings {
  /** The portal's own origin; decides whether cookies insist on https. null: each request tells. */
  readonly publicUrl: string | null;
}

/** The open session of a request; null: signed out. */
export async function sessionOf(request: FastifyRequest, options: AuthOptions): Promise<OpenSession | null> {
  const token = tokenOf(request, options);
  return token === null ? null : sessionOfToken(options, token);
}

/** Gives a visitor whose session has just begun its cookie; returns who it is. */
export async function welcome(reply: FastifyReply, session: StartedSession, options: AuthOptions) {
  const opened = await sessionOfToken(options, session.token);
  const user = opened && (await findCurrentUser(opened, options.clock.now(), options.database.db));
  if (!user) throw new Error('The user of a new session is gone');
  giveCookie(reply, session, options);
  return user;
}

/** From now on the browser has this token. */
export function giveCookie(reply: FastifyReply, session: StartedSession, options: AuthOptions): void {
  const { name, attributes } = sessionCookie(reply.request, options);
  reply.setCookie(name, session.token, { ...attributes, maxAge: session.maxAge });
  if (session.deviceToken !== null) giveDeviceCookie(reply, session.deviceToken, options);
}

const deviceDays = 400;

/** The browser keeps it over the end of sessions. */
export function giveDeviceCookie(reply: FastifyReply, deviceToken: string, options: AuthOptions): void {
  const { attributes } = sessionCookie(reply.request, options);
  const name = deviceCookieName(attributes.secure);
  reply.setCookie(name, deviceToken, { ...attributes, maxAge: deviceDays * 86_400 });
}

/** Too many have failed: the next attempt may be made after so many seconds. */
export function delayed(reply: FastifyReply, wait: number) {
  reply.header('retry-after', String(wait));
  return { status: 429, ...refusal('too-many-requests') } as const;
}

/**
 * Takes the cookie back and empties the browser's cache. The site's other cookies hold language and theme, its storage
 * the events that a reporter has not sent yet: both stay.
 */
export function takeLeave(reply: FastifyReply, options: AuthOptions): void {
  const { name, attributes } = sessionCookie(reply.request, options);
  reply.clearCookie(name, attributes).header('clear-site-data', '"cache"');
}

export function tokenOf(
  request: FastifyRequest,
  { publicUrl }: Pick<AuthOptions, 'publicUrl'>,
): string | null {
  return readCookie(request, sessionCookieName(isSecure(request, publicUrl)));
}

export function visitorOf(request: FastifyRequest, options: AuthOptions): Visitor {
  return {
    formerToken: tokenOf(request, options),
    userAgent: request.headers['user-agent'] ?? null,
    deviceToken: readCookie(request, deviceCookieName(isSecure(request, options.publicUrl))),
    network: truncateAddress(request.ip),
  };
}

/** Where this request reached the portal: its own origin, unless the settings name another one. */
export function originOf(request: FastifyRequest, { publicUrl }: AuthOptions): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

export function refusal<E extends ErrorCode>(error: E) {
  return { body: { error, additionalProperties: {} } };
}

/** Scripts of the page may not read it, and it does not travel with requests that other sites start. */
function sessionCookie(request: FastifyRequest, { publicUrl }: AuthOptions) {
  const secure = isSecure(request, publicUrl);
  const attributes = { path: '/', sameSite: 'lax', httpOnly: true, secure } as const;
  return { name: sessionCookieName(secure), attributes };
}

/** The `__Host-` prefix makes browsers refuse the cookie from subdomains and without https; plain http cannot have it. */
function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-session' : 'session';
}

/** What tells that a browser has signed in before. It opens nothing. */
function deviceCookieName(secure: boolean): string {
  return secure ? '__Host-device' : 'device';
}
