import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatuses } from '@sevenmetre/contract';
import type { ErrorAnswer, ErrorCode } from '@sevenmetre/contract';
import { isDatabaseAway } from '../database/index.ts';
import { isDiskFull } from '../disk/index.ts';
import type { ConnectionTimes } from './connection-times.ts';
import { sendError } from './error-answer.ts';

/** A body that is no JSON, a length that does not fit, an address that cannot be decoded. */
const malformed = { fields: [{ in: 'request', path: '', code: 'malformed' }] };

/** How soon a device may try again: a database that restarts is back within seconds. */
const secondsUntilBack = '2';

/** An operator needs a while to make room. */
const secondsUntilRoom = '15';

/** The last resort of every request: what the framework refuses gets its code, everything else is a bug of ours. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status === 413) return sendError(reply, 'body-too-large');
  if (status === 415) return sendError(reply, 'content-type-unsupported');
  if (status >= 400 && status < 500) return sendError(reply, 'bad-request', malformed);
  if (isDiskFull(error)) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'Nothing more can be stored');
    return sendStorageFull(reply);
  }
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error, route: request.routeOptions.url }, 'The database could not be asked');
    return sendError(reply.header('retry-after', secondsUntilBack), 'database-away');
  }
  request.log.error({ err: error, route: request.routeOptions.url }, 'A request failed');
  // The id finds the line in the log; nothing else of the error leaves the server.
  return sendError(reply, 'unknown', { requestId: request.id });
}

/** 503 with the seconds to wait: devices keep what they have and try again. */
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

interface Farewell {
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly times: Pick<ConnectionTimes, 'farewell'>;
}

/** What is no HTTP never becomes a request: it is answered on the bare connection, which ends. */
export function handleRawError(error: NodeJS.ErrnoException, socket: Socket, farewell: Farewell): void {
  if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
  else endWith(codesOfRawErrors[error.code ?? ''] ?? 'bad-request', socket, farewell);
}

/**
 * Answers on the bare connection and ends it. A moment later it is gone, also when the other side goes on sending, reads
 * nothing or never ends its own half; at once, the answer would be lost to somebody who is still sending.
 */
export function endWith(code: ErrorCode, socket: Socket, { headers, times }: Farewell): void {
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
  setTimeout(() => socket.destroy(), times.farewell).unref();
}
