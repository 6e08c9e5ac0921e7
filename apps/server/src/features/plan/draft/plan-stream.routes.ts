import type { FastifyRequest } from 'fastify';
import { networkOf, openEventStream, streamFull } from '../../../platform/http/index.ts';
import type { Handlers } from '../../../platform/http/index.ts';
import type { PlanStream } from './plan-stream.ts';

/** Takes over the connection for a stream while the organiser's page is open. */
export function planStreamHandler(stream: PlanStream): Handlers<'planStream'>['planStream'] {
  return ({ query, request, reply }) => {
    const address = networkOf(request.ip);
    const limit = stream.refusalOf(address);
    if (limit !== null) return streamFull(limit);
    const since = lastEventId(request) ?? query.since ?? null;
    stream.open(openEventStream(reply), address, since);
    return { hijacked: true };
  };
}

/** Browsers send this header when they reconnect. */
function lastEventId(request: FastifyRequest): number | null {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : null;
}
