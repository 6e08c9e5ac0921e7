import type { FastifyReply } from 'fastify';
import { networkOf, openEventStream, streamFull } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { openHeaders } from '../live/index.ts';
import type { DrawReader, DrawStream } from './draw-stream.ts';

/** The answer about a draw that does not exist. */
export const drawUnknown = {
  status: 404,
  body: { error: 'draw-unknown', additionalProperties: {} },
} as const;

const mostUnsentBytes = 64 * 1024;

/** Takes over the connection for a stream; refusals are ordinary answers. */
export function drawStreamHandler(stream: DrawStream): Handlers<'publicDrawStream'>['publicDrawStream'] {
  return async ({ params, request, reply }) => {
    const address = networkOf(request.ip);
    if (!(await stream.knows(params.category))) return drawUnknown;
    const limit = stream.refusalOf(address);
    if (limit !== null) return streamFull(limit);
    const leave = await stream.open(params.category, readerOf(reply, address));
    reply.raw.once('close', leave);
    if (reply.raw.closed) leave();
    return { hijacked: true };
  };
}

function readerOf(reply: FastifyReply, address: string): DrawReader {
  const raw = openEventStream(reply, openHeaders);
  return {
    address,
    // A reader that is too slow is disconnected: reconnecting costs one small frame.
    write: (text) => void (raw.writableLength > mostUnsentBytes ? raw.destroy() : raw.write(text)),
    end: () => void raw.end(),
  };
}
