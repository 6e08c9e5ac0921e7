import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log/index.ts';
import type { Metrics } from '../metrics/index.ts';
import { truncateAddress } from './address.ts';

/** One measurement and one line of log for each request, after its answer. */
export function addObservation(app: FastifyInstance, log: Log, metrics: Metrics): void {
  // Asked once: most lines are not written, and asking costs more than the rest of this.
  const written = new Set((['debug', 'info', 'warn'] as const).filter((level) => log.isLevelEnabled(level)));
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    const seconds = reply.elapsedTime / 1000;
    metrics.observeRequest({ method: request.method, route, status, seconds });
    const level = levelOf(request, reply);
    if (written.has(level)) {
      const address = truncateAddress(request.ip);
      const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
      log[level](
        { requestId: request.id, method: request.method, route, status, milliseconds, address },
        'Answered',
      );
    }
    done();
  });
}

/** Thousands of readers a second are no news; writes and refusals are. */
function levelOf(request: FastifyRequest, reply: FastifyReply): 'debug' | 'info' | 'warn' {
  if (reply.statusCode >= 500) return 'warn';
  return request.method === 'GET' || request.method === 'HEAD' ? 'debug' : 'info';
}
