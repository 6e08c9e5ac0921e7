import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { secondsOfDay } from '@sevenmetre/rules/dates';
import type { Clock } from '../clock/index.ts';
import type { Log } from '../log/index.ts';
import type { Metrics } from '../metrics/index.ts';
import { truncateAddress } from './address.ts';

export interface ObservationContext {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: Clock;
}

/** One measurement and one log line for each request, after its answer. */
export function addObservation(app: FastifyInstance, { log, metrics, clock }: ObservationContext): void {
  // Computed once: most lines are not written, and the check costs more than the rest.
  const written = new Set((['debug', 'info', 'warn'] as const).filter((level) => log.isLevelEnabled(level)));
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    const seconds = reply.elapsedTime / 1000;
    metrics.observeRequest({ method: request.method, route, status, seconds });
    const unsent = status < 300 ? unsentSeconds(request, clock.now()) : null;
    if (unsent !== null) metrics.observeUnsent(unsent);
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

/** A week: older times come from wrong clocks. */
const longestUnsent = 7 * secondsOfDay;

/** Age of the record in this call, by the device's clock; null: none. */
function unsentSeconds({ headers }: FastifyRequest, now: Date): number | null {
  const modifiedAt = headers['x-modified-at'];
  if (typeof modifiedAt !== 'string') return null;
  const seconds = (now.getTime() - Date.parse(modifiedAt)) / 1000;
  return seconds <= longestUnsent ? Math.max(0, seconds) : null;
}

/**
 * Reads are logged as debug, since there are thousands a second; writes and refusals are not, nor refused
 * reads.
 */
function levelOf(request: FastifyRequest, reply: FastifyReply): 'debug' | 'info' | 'warn' {
  if (reply.statusCode >= 500) return 'warn';
  if (reply.statusCode === 400 || reply.statusCode === 403) return 'info';
  return request.method === 'GET' || request.method === 'HEAD' ? 'debug' : 'info';
}
