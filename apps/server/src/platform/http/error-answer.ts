import type { FastifyReply } from 'fastify';
import { errorStatuses } from '@sevenmetre/contract';
import type { ErrorAnswer, ErrorCode } from '@sevenmetre/contract';
import { endWatch } from './work-watch.ts';

/** Sends a refusal with the status of its code. Must not be cached. */
export function sendError(
  reply: FastifyReply,
  error: ErrorCode,
  additionalProperties: ErrorAnswer['additionalProperties'] = {},
): FastifyReply {
  const body = { error, additionalProperties } satisfies ErrorAnswer;
  if (endWatch(reply, errorStatuses[error], body)) return reply;
  return reply
    .code(errorStatuses[error])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** 429 with Retry-After in seconds. */
export function sendTooMany(reply: FastifyReply, seconds: number): FastifyReply {
  reply.header('retry-after', String(seconds));
  return sendError(reply, 'too-many-requests', { retryAfterSeconds: seconds });
}
