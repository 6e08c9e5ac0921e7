import type { FastifyReply, FastifyRequest } from 'fastify';
import { secondsOfDay } from '@sevenmetre/rules/dates';
import { isSecure, readCookie, truncateAddress } from '../../../platform/http/index.ts';
import { refuse } from '../../../platform/outcome/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { findCurrentUser } from '../current-user.ts';
import { sessionOfToken, secondsBetweenNotes } from './identify.ts';
import type { OpenSession } from './identify.ts';
import type { StartedSession, Visitor } from './start-session.ts';
import type { SessionSettings } from '../second-step/needs-second-step.ts';
import { hashToken } from '../../../platform/secrets/index.ts';
import { signInInvented } from './sign-in.use-case.ts';
import { updateUnsent } from './session.repository.ts';
import type { DeviceReport } from './session.repository.ts';

export type NoteUnsent = (request: FastifyRequest, report: DeviceReport) => Promise<void>;

export interface AuthOptions extends RandomContext, SessionSettings {
  /** The portal's own origin; an https origin makes cookies secure. null: taken from each request. */
  readonly publicUrl: string | null;
}

/** The open session of a request; null: signed out. */
export async function sessionOf(request: FastifyRequest, options: AuthOptions): Promise<OpenSession | null> {
  const token = tokenOf(request, options);
  return token === null ? null : sessionOfToken(options, token);
}

/** Sets the cookie of a new session; returns its user. */
export async function startCookie(reply: FastifyReply, session: StartedSession, options: AuthOptions) {
  const opened = await sessionOfToken(options, session.token);
  const user = opened && (await findCurrentUser(opened, options.clock.now(), options.database.db));
  if (!user) throw new Error('The user of a new session is gone');
  giveCookie(reply, session, options);
  return user;
}

/**
 * Signs in as an account of a rehearsal, which has no password; the caller has checked a ticket of the real portal.
 * false: no such account.
 */
export async function startInventedSession(
  reply: FastifyReply,
  email: string,
  options: AuthOptions,
): Promise<boolean> {
  const visitor = visitorOf(reply.request, options);
  const session = await signInInvented(options, email, visitor);
  if (session) giveCookie(reply, session, options);
  return session !== null;
}

/** Sets the cookie with the token. */
export function giveCookie(reply: FastifyReply, session: StartedSession, options: AuthOptions): void {
  const { name, attributes } = sessionCookie(reply.request, options);
  reply.setCookie(name, session.token, { ...attributes, maxAge: session.maxAge });
  if (session.deviceToken !== null) giveDeviceCookie(reply, session.deviceToken, options);
}

const deviceDays = 400;

/** This cookie outlives the session. */
export function giveDeviceCookie(reply: FastifyReply, deviceToken: string, options: AuthOptions): void {
  const { attributes } = sessionCookie(reply.request, options);
  const name = deviceCookieName(attributes.secure);
  reply.setCookie(name, deviceToken, { ...attributes, maxAge: deviceDays * secondsOfDay });
}

/** Too many attempts have failed: the next is allowed after so many seconds. */
export function delayed(reply: FastifyReply, wait: number) {
  reply.header('retry-after', String(wait));
  return refuse('too-many-requests');
}

/**
 * Deletes the session cookie and clears the browser's cache. The site's other cookies hold language and
 * theme, its storage unsent events of a reporter: both stay.
 */
export function clearSession(reply: FastifyReply, options: AuthOptions): void {
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

/** The token of a device that has signed in before, under either name of its cookie; null: none. */
export function deviceOf(request: FastifyRequest): string | null {
  return readCookie(request, deviceCookieName(true)) ?? readCookie(request, deviceCookieName(false));
}

/** The token of a mailed code: scripts cannot read it, and it survives a visit to the mail program. */
export function giveCodeCookie(
  reply: FastifyReply,
  token: string,
  maxAge: number,
  options: AuthOptions,
): void {
  const { attributes } = sessionCookie(reply.request, options);
  reply.setCookie(codeCookieName(attributes.secure), token, { ...attributes, sameSite: 'strict', maxAge });
}

export function clearCodeCookie(reply: FastifyReply, options: AuthOptions): void {
  const { attributes } = sessionCookie(reply.request, options);
  reply.clearCookie(codeCookieName(attributes.secure), { ...attributes, sameSite: 'strict' });
}

/** null: this browser has asked for no code. */
export function codeTokenOf(
  request: FastifyRequest,
  { publicUrl }: Pick<AuthOptions, 'publicUrl'>,
): string | null {
  return readCookie(request, codeCookieName(isSecure(request, publicUrl)));
}

/** The portal's origin from the settings, else from the request. */
export function originOf(request: FastifyRequest, { publicUrl }: AuthOptions): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

/** Not readable by scripts, and not sent with requests from other sites. */
function sessionCookie(request: FastifyRequest, { publicUrl }: AuthOptions) {
  const secure = isSecure(request, publicUrl);
  const attributes = { path: '/', sameSite: 'lax', httpOnly: true, secure } as const;
  return { name: sessionCookieName(secure), attributes };
}

/** The `__Host-` prefix makes browsers refuse the cookie from subdomains and without https; plain http cannot have it. */
function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-session' : 'session';
}

/** Shows that the browser has signed in before. It gives no access. */
function deviceCookieName(secure: boolean): string {
  return secure ? '__Host-device' : 'device';
}

function codeCookieName(secure: boolean): string {
  return secure ? '__Host-code' : 'code';
}

/**
 * Stores in the session what the device of a request reports about itself. Does nothing without a session.
 */
export function createNoteUnsent(options: Pick<AuthOptions, 'database' | 'clock' | 'publicUrl'>): NoteUnsent {
  const { database, clock } = options;
  return async (request, report) => {
    const token = tokenOf(request, options);
    if (token === null) return;
    const times = { now: clock.now(), secondsBetweenNotes };
    await updateUnsent(hashToken(token), report, times, database.db);
  };
}
