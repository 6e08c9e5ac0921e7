import type { FastifyRequest } from 'fastify';
import { openEventStream } from '../../../platform/http/index.ts';
import type { Handlers } from '../../../platform/http/index.ts';
import type { PlanStream } from './plan-stream.ts';

/** Takes the connection over for as long as the organiser's page is open. */
export function planStreamHandler(stream: PlanStream): Handlers<'planStream'>['planStream'] {
  return ({ query, request, reply }) => {
    const since = lastEventId(request) ?? query.since ?? null;
    stream.open(openEventStream(reply), since);
    return { hijacked: true };
  };
}

/** What a browser sends by itself when it comes back. */
function lastEventId(request: FastifyRequest): number | null {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : null;
}
