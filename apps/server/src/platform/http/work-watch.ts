import type { ServerResponse } from 'node:http';
import { type ProgressLine, progressType } from '@sevenmetre/contract/progress';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Watch } from '../work/index.ts';

/** The client has left before its answer, so that nobody waits for the work any more. */
export class ClientLeft extends Error {
  override readonly name = 'ClientLeft';
}

const open = new WeakMap<FastifyReply, ServerResponse>();

/**
 * For work that takes long: it is cancelled when the client leaves, and its progress is sent before the answer to whoever
 * accepts that. The status of such an answer is in its last line.
 */
export function watchWork(request: FastifyRequest, reply: FastifyReply): Watch {
  const cancel = new AbortController();
  const { raw } = reply;
  raw.once('close', () => {
    if (!raw.writableFinished) cancel.abort(new ClientLeft());
  });
  if (request.headers.accept !== progressType) return { signal: cancel.signal };
  // An answer that was given meanwhile, because of a limit of time or a client that has left, takes no more lines.
  const progress = (share: number): void => {
    const isOver = raw.writableEnded || (raw.headersSent && !hasProgress(reply));
    if (!isOver) sendLine(begin(reply), { progress: share });
  };
  return { signal: cancel.signal, progress };
}

/** Whether progress was sent, so that the answer can only be a last line. */
export function hasProgress(reply: FastifyReply): boolean {
  return open.has(reply);
}

/**
 * Ends an answer whose progress was sent.
 * @returns false: nothing was sent before, so that the answer is the usual one
 */
export function endWatch(reply: FastifyReply, status: number, body: unknown): boolean {
  const raw = open.get(reply);
  if (raw === undefined) return false;
  sendLine(raw, { status, body });
  raw.end();
  return true;
}

function begin(reply: FastifyReply): ServerResponse {
  const begun = open.get(reply);
  if (begun !== undefined) return begun;
  reply.hijack();
  const others = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
  const raw = reply.raw.writeHead(200, {
    ...Object.fromEntries(others),
    'content-type': progressType,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  open.set(reply, raw);
  return raw;
}

function sendLine(raw: ServerResponse, line: ProgressLine): void {
  raw.write(`${JSON.stringify(line)}\n`);
}
