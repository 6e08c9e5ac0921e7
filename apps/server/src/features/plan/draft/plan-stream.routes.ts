import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepOpen } from '../../../platform/http/index.ts';
import type { Handlers } from '../../../platform/http/index.ts';
import type { PlanStream } from './plan-stream.ts';

/** Takes the connection over for as long as the organiser's page is open. */
export function planStreamHandler(stream: PlanStream): Handlers<'planStream'>['planStream'] {
  return ({ query, request, reply }) => {
    const since = lastEventId(request) ?? query.since ?? null;
    takeOver(reply);
    stream.open(reply.raw, since);
    return { hijacked: true };
  };
}

/** What a browser sends by itself when it comes back. */
function lastEventId(request: FastifyRequest): number | null {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

function takeOver(reply: FastifyReply): void {
  reply.hijack();
  const { raw } = reply;
  keepOpen(raw.socket);
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
}
