import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { keepOpen } from './slow-connections.ts';

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

/**
 * Takes the connection over for server-sent events: sends the headers and returns the response to write frames to. The end
 * of the connection ends the stream: without chunks a frame is the same bytes on every connection.
 *
 * All headers are written at once and none is kept on the response, which thousands of open streams would pay for.
 *
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
