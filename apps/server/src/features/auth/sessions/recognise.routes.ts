import type { FastifyRequest } from 'fastify';
import { lookUpSession } from './look-up-session.ts';
import { isAlive } from './session-limits.ts';
import { type AuthOptions, tokenOf } from './session.routes.ts';
import { hashToken } from '../../../platform/secrets/index.ts';

const millisecondsRemembered = 5 * 60_000;
const mostRemembered = 20_000;

/**
 * Returns the user id of the session, or null, before the body of a call is read, for rate limits that belong
 * to a user. Cached for minutes, so it never decides about rights: `createIdentify` reads the session again.
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
