import type { FastifyInstance } from 'fastify';
import { sendError } from './error-answer.ts';
import { isForeignOrigin } from './foreign-origin.ts';
import { limitTo } from './limits.ts';

export interface GuardOptions {
  readonly publicUrl: string | null;
}

/**
 * A whole hall shares one address: forty reporters catching up on their events stay far below this.
 * Reading is not limited: prepared bytes cost less than counting would.
 */
const writesOfAnAddress = { max: 600, seconds: 30 };

/** What every changing request must pass before anything of it is read: its own origin, and a limit. */
export function addGuards(app: FastifyInstance, { publicUrl }: GuardOptions): void {
  const limit = limitTo(app, writesOfAnAddress);
  app.addHook('onRequest', async (request, reply) => {
    const { method, host, headers } = request;
    if (method === 'GET' || method === 'HEAD') return undefined;
    if (isForeignOrigin({ method, host, headers }, publicUrl)) return sendError(reply, 'foreign-origin');
    return limit(request, reply);
  });
}
