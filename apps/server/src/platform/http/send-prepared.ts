import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchingTag, tagOf } from './entity-tag.ts';
import type { Prepared } from './handler.ts';
import { negotiateEncoding } from './negotiate.ts';
import { needlessHeaders } from './security-headers.ts';

/** 304 if the reader has these bytes, else 200 in the best accepted encoding. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, prepared: Prepared): FastifyReply {
  reply.header('cache-control', prepared.cacheControl);
  reply.header('vary', 'Accept-Encoding');
  if (prepared.headers) reply.headers(prepared.headers);
  const known = matchingTag(request.headers['if-none-match'], prepared.etag);
  if (known !== null) return reply.header('etag', known).code(304).send();
  for (const name of needlessHeaders(prepared.contentType)) reply.removeHeader(name);
  const encoding = prepared.asItIs ? 'identity' : negotiateEncoding(request.headers['accept-encoding']);
  reply.header('etag', tagOf(prepared.etag, encoding));
  reply.header('content-type', prepared.contentType);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(prepared[encoding]);
}
