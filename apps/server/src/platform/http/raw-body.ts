import type { FastifyInstance, FastifyRequest } from 'fastify';

const rawBodies = new WeakMap<FastifyRequest, Buffer>();

/** Keeps the bytes of JSON bodies as they were received, for `rawBodyOf`. */
export function keepRawBody(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.from(body);
    rawBodies.set(request, bytes);
    if (bytes.length === 0) done(null, undefined);
    else void parse(request, bytes.toString('utf8'), done);
  });
}

/** The bytes of a body of an operation with `signedBody`. */
export function rawBodyOf(request: FastifyRequest): Buffer {
  const bytes = rawBodies.get(request);
  if (!bytes) throw new Error('The operation does not keep the bytes of its bodies');
  return bytes;
}
