import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { keepOpen } from './slow-connections.ts';

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

/**
 * Takes over the connection for server-sent events: sends the headers and returns the response to write
 * frames to. The stream ends with the connection: without chunked encoding a frame is the same bytes on every
 * connection.
 *
 * All headers are written at once and not kept on the response, which saves memory for thousands of streams.
 * @param headers besides those of every answer
 */
export function openEventStream(
  reply: FastifyReply,
  headers: Readonly<Record<string, string>> = {},
): ServerResponse {
  reply.hijack();
  const { raw } = reply;
  keepOpen(raw.socket);
  raw.socket?.setNoDelay(true);
  raw.removeHeader('transfer-encoding');
  const others = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
  return raw.writeHead(200, { ...Object.fromEntries(others), ...streamHeaders, ...headers });
}
