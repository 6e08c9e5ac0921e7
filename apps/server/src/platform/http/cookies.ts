import type { FastifyRequest } from 'fastify';

/**
 * A cookie of a request, or null; of several with one name the first. Nothing is parsed before somebody asks, and public
 * slices never do: their bytes are the same for everybody.
 */
export function readCookie({ server, headers }: FastifyRequest, name: string): string | null {
  return server.parseCookie(headers.cookie ?? '')[name] ?? null;
}

/** Whether the visitor came by https, so that a cookie may insist on it. */
export function isSecure(request: FastifyRequest, publicUrl: string | null): boolean {
  return publicUrl === null ? request.protocol === 'https' : publicUrl.startsWith('https:');
}
