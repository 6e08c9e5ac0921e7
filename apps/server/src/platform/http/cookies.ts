import type { FastifyRequest } from 'fastify';

/**
 * A cookie of a request, or null; the first one of several with the same name. Parsed on demand: public
 * slices never read cookies, since their bytes are the same for everybody.
 */
export function readCookie({ server, headers }: FastifyRequest, name: string): string | null {
  return server.parseCookie(headers.cookie ?? '')[name] ?? null;
}

/** Whether the visitor uses https, so that cookies may be secure. */
export function isSecure(request: FastifyRequest, publicUrl: string | null): boolean {
  return publicUrl === null ? request.protocol === 'https' : publicUrl.startsWith('https:');
}
