import type { IncomingHttpHeaders } from 'node:http';

/** What a browser says about where a request comes from; `host` as the visitor typed it. */
export interface RequestSource {
  readonly method: string;
  readonly host: string;
  readonly headers: IncomingHttpHeaders;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether another website sends this request with the visitor's cookies. Browsers name the origin of every unsafe
 * request, so one that names none (a device, a command line) cannot be such a trick.
 *
 * @param publicUrl the portal's own origin; null: whatever host the request was sent to
 */
export function isForeignOrigin({ method, host, headers }: RequestSource, publicUrl: string | null): boolean {
  if (safeMethods.has(method)) return false;
  const { origin } = headers;
  if (origin !== undefined) return !isOwn(origin, host, publicUrl);
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function isOwn(origin: string, host: string, publicUrl: string | null): boolean {
  if (publicUrl !== null) return origin === publicUrl;
  return host !== '' && (origin === `http://${host}` || origin === `https://${host}`);
}
