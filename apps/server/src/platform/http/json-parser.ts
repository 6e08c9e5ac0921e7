import type { FastifyInstance } from 'fastify';

/**
 * JSON is the only kind of body that is read; forms and plain text, which other websites can send unasked, are
 * refused with 415. An empty body is no body. Keys that poison prototypes are refused.
 */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
