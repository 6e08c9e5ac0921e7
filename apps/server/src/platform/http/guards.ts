import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DiskWatch, isDiskFull } from '../disk/index.ts';
import { sendError } from './error-answer.ts';
import { sendStorageFull } from './error-handler.ts';
import { isForeignOrigin } from './foreign-origin.ts';
import { limitTo, noteUser } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation limits each address by itself and does not count among the other writes of strangers. */
    readonly limitsStrangers?: boolean;
  }
}

export interface GuardOptions {
  readonly publicUrl: string | null;
  /** Whose session a request belongs to; null: nobody's. Left out: nobody is known. */
  readonly recognise?: (request: FastifyRequest) => Promise<number | null>;
  /** Whether anything can be stored; left out: always. */
  readonly disk?: Pick<DiskWatch, 'isLow' | 'noteFull'>;
}

/**
 * For a user, and for all strangers of an address together: a reporter who catches up on a whole match stays far below.
 * Reading is not limited: prepared bytes cost less than counting would.
 */
const writes = { max: 600, seconds: 30 };

/** What every changing request must pass before anything of it is read: its own origin, and a limit. */
export function addGuards(app: FastifyInstance, { publicUrl, recognise, disk }: GuardOptions): void {
  const limit = limitTo(app, writes);
  app.addHook('onRequest', async (request, reply) => {
    const { method, host, headers } = request;
    if (method === 'GET' || method === 'HEAD') return undefined;
    if (isForeignOrigin({ method, host, headers }, publicUrl)) return sendError(reply, 'foreign-origin');
    if (disk?.isLow()) return sendStorageFull(reply);
    // A database that is away makes strangers of all; the call itself will say so.
    const userId = (await recognise?.(request).catch(() => null)) ?? null;
    if (userId !== null) noteUser(request, userId);
    // A storm of other calls must not keep anybody from signing in.
    else if (request.routeOptions.config?.limitsStrangers) return undefined;
    return limit(request, reply);
  });
  app.addHook('onError', (_, __, error, done) => {
    if (isDiskFull(error)) disk?.noteFull();
    done();
  });
}
