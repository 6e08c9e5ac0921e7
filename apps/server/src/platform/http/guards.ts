import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/index.ts';
import { limitKeyOf } from './address.ts';
import { sendError, sendTooMany } from './error-answer.ts';
import { isForeignOrigin } from './foreign-origin.ts';
import { createRateLimiter } from './rate-limiter.ts';

export interface GuardOptions {
  readonly clock: Clock;
  readonly publicUrl: string | null;
}

/**
 * A whole hall shares one address: forty reporters catching up on their events stay far below this.
 * Reading is not limited: prepared bytes cost less than counting would.
 */
const writesOfAnAddress = { burst: 600, refillSeconds: 0.05 };

/** What every changing request must pass before anything of it is read: its own origin, and a limit. */
export function addGuards(app: FastifyInstance, { clock, publicUrl }: GuardOptions): void {
  const limiter = createRateLimiter(clock, writesOfAnAddress);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      done();
      return;
    }
    const { method, host, headers } = request;
    if (isForeignOrigin({ method, host, headers }, publicUrl)) {
      sendError(reply, 'foreign-origin');
      return;
    }
    const wait = limiter.take(limitKeyOf(request.ip));
    if (wait > 0) sendTooMany(reply, wait);
    else done();
  });
}
