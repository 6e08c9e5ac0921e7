import type { FastifyRequest } from 'fastify';
import { lookUpSession } from './look-up-session.ts';
import { isAlive } from './session-limits.ts';
import { type AuthOptions, tokenOf } from './session.routes.ts';
import { hashToken } from '../token.ts';

const millisecondsRemembered = 5 * 60_000;
const mostRemembered = 20_000;

/**
 * Tells whose writes count together before anything of a call is read: the id of the session's user, or null. What it
 * remembers of the last minutes decides about allowances only, never about rights: `createIdentify` asks again.
 */
export function createRecognise(options: AuthOptions): (request: FastifyRequest) => Promise<number | null> {
  const { database, clock } = options;
  const remembered = new Map<string, { readonly userId: number; readonly until: number }>();
  return async (request) => {
    const token = tokenOf(request, options);
    if (token === null) return null;
    const tokenHash = hashToken(token);
    const now = clock.now();
    const known = remembered.get(tokenHash);
    if (known !== undefined && known.until > now.getTime()) return known.userId;
    remembered.delete(tokenHash);
    const session = await lookUpSession(tokenHash, database);
    if (!session || !isAlive(session, session.roles, now)) return null;
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(tokenHash, { userId: session.userId, until: now.getTime() + millisecondsRemembered });
    return session.userId;
  };
}
