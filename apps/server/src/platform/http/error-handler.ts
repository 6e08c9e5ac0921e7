import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatuses } from '@sevenmetre/contract';
import type { ErrorAnswer, ErrorCode } from '@sevenmetre/contract';
import { isDatabaseAway } from '../database/index.ts';
import { isDiskFull } from '../disk/index.ts';
import type { ConnectionTimes } from './connection-times.ts';
import { AllowanceUsed, TooBusy, WorkLimit } from '../work/index.ts';
import { sendError, sendTooMany } from './error-answer.ts';
import { ClientLeft } from './work-watch.ts';

/** Body that is not JSON, wrong length, or undecodable URL. */
const malformed = { fields: [{ in: 'request', path: '', code: 'malformed' }] };

/** Seconds until a retry: a restarting database is back soon. */
const secondsUntilBack = '2';

/** Seconds until a retry: work that waits is done soon. */
const secondsUntilTurn = '5';

/** Seconds until a retry: an operator needs time to free space. */
const secondsUntilRoom = '15';

/** Handles all other errors: those of the framework get a code, everything else is a bug. */
export function handleError(
  error: Error & Pick<Partial<FastifyError>, 'statusCode'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // Nobody receives it.
  if (error instanceof ClientLeft) return sendError(reply, 'request-timeout');
  const status = error.statusCode ?? 500;
  if (status === 413) return sendError(reply, 'body-too-large');
  if (status === 415) return sendError(reply, 'content-type-unsupported');
  if (status >= 400 && status < 500) return sendError(reply, 'bad-request', malformed);
  if (error instanceof AllowanceUsed) return sendTooMany(reply, error.seconds);
  if (error instanceof TooBusy || error instanceof WorkLimit)
    return sendError(reply.header('retry-after', secondsUntilTurn), 'not-ready');
  if (isDiskFull(error)) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'Nothing more can be stored');
    return sendStorageFull(reply);
  }
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error, route: request.routeOptions.url }, 'The database could not be asked');
    return sendError(reply.header('retry-after', secondsUntilBack), 'database-away');
  }
  request.log.error({ err: error, route: request.routeOptions.url }, 'A request failed');
  // The id identifies the line in the log; nothing else of the error is sent.
  return sendError(reply, 'unknown', { requestId: request.id });
}

/** 503 with Retry-After: devices keep their data and retry. */
export function sendStorageFull(reply: FastifyReply): FastifyReply {
  return sendError(reply.header('retry-after', secondsUntilRoom), 'storage-full');
}

export function handleUnknownRoute(_: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(reply, 'route-unknown');
}

const codesOfRawErrors: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

interface LastAnswer {
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly times: Pick<ConnectionTimes, 'linger'>;
}

/** Input that is not HTTP never becomes a request: it is answered on the socket, which is closed. */
export function handleRawError(error: NodeJS.ErrnoException, socket: Socket, answer: LastAnswer): void {
  if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
  else endWith(codesOfRawErrors[error.code ?? ''] ?? 'bad-request', socket, answer);
}

/**
 * Answers on the socket and ends it. It is destroyed after a moment, even if the client continues to send,
 * does not read or does not end its half; if it were destroyed at once, a client that is still sending would
 * lose the answer.
 */
export function endWith(code: ErrorCode, socket: Socket, { headers, times }: LastAnswer): void {
  const body = JSON.stringify({ error: code, additionalProperties: {} } satisfies ErrorAnswer);
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  const status = errorStatuses[code];
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), times.linger).unref();
}
