import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DiskWatch, isDiskFull } from '../disk/index.ts';
import { sendError } from './error-answer.ts';
import { sendStorageFull } from './error-handler.ts';
import { isForeignOrigin } from './foreign-origin.ts';
import { limitTo, noteUser } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the operation has its own limits per address, so that it does not count in the general one. */
    readonly limitsStrangers?: boolean;
  }
}

export interface GuardOptions {
  readonly publicUrl: string | null;
  /** User of a request's session; null: none. Absent: always none. */
  readonly recognise?: (request: FastifyRequest) => Promise<number | null>;
  /** Whether there is space for writes; absent: always. */
  readonly disk?: Pick<DiskWatch, 'isLow' | 'noteFull'>;
}

/**
 * Per user, and per address for all requests without a session. A reporter who sends a whole match stays far
 * below. Reads are not limited: prepared bytes cost less than counting.
 */
const writes = { max: 600, seconds: 30 };

/** Checks of every changing request before its body is read: origin and rate limit. */
export function addGuards(app: FastifyInstance, { publicUrl, recognise, disk }: GuardOptions): void {
  const limit = limitTo(app, writes);
  app.addHook('onRequest', async (request, reply) => {
    const { method, host, headers } = request;
    if (method === 'GET' || method === 'HEAD') return undefined;
    if (isForeignOrigin({ method, host, headers }, publicUrl)) return sendError(reply, 'foreign-origin');
    if (disk?.isLow()) return sendStorageFull(reply);
    // If the database is not available, the user is unknown; the call itself reports the error.
    const userId = (await recognise?.(request).catch(() => null)) ?? null;
    if (userId !== null) noteUser(request, userId);
    // Many other calls must not prevent signing in.
    else if (request.routeOptions.config?.limitsStrangers) return undefined;
    return limit(request, reply);
  });
  app.addHook('onError', (_, __, error, done) => {
    if (isDiskFull(error)) disk?.noteFull();
    done();
  });
}
