import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, negotiateEncoding } from './negotiate.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Characters from which an answer is compressed: shorter ones take a packet or two as they are. */
const worthIt = 2000;

/**
 * Sends an answer for one reader, in the best accepted encoding: neither of the documented proxies compresses, and the list of
 * 1,400 matches is 1.2 MB, compressed 60 kB. Fast levels in a thread, some 10 ms for a megabyte.
 */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): Promise<FastifyReply> {
  const json = JSON.stringify(body);
  reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding');
  const encoding =
    json.length < worthIt || isFromElsewhere(request)
      ? 'identity'
      : negotiateEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(json);
  return reply.header('content-encoding', encoding).send(await compress(json, encoding));
}

/**
 * Whether a page of another site has caused the request. Such an answer is not compressed: its length would tell how much of what
 * that page has put into the address is in it (BREACH).
 */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function compress(json: string, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  const bytes = Buffer.from(json);
  if (encoding === 'gzip') return toGzip(bytes, { level: 4 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return toBrotli(bytes, { params });
}
