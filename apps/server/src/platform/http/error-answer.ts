import type { FastifyReply } from 'fastify';
import { errorStatuses } from '@sevenmetre/contract';
import type { ErrorAnswer, ErrorCode } from '@sevenmetre/contract';

/** Sends a refusal with the status of its code. Must not be cached. */
export function sendError(
  reply: FastifyReply,
  error: ErrorCode,
  additionalProperties: ErrorAnswer['additionalProperties'] = {},
): FastifyReply {
  return reply
    .code(errorStatuses[error])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error, additionalProperties } satisfies ErrorAnswer));
}

/** 429 with Retry-After in seconds. */
export function sendTooMany(reply: FastifyReply, seconds: number): FastifyReply {
  reply.header('retry-after', String(seconds));
  return sendError(reply, 'too-many-requests', { retryAfterSeconds: seconds });
}
