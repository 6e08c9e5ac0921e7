import type { IncomingHttpHeaders } from 'node:http';

/** A browser's headers about the origin of a request; `host` as the visitor typed it. */
export interface RequestSource {
  readonly method: string;
  readonly host: string;
  readonly headers: IncomingHttpHeaders;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether another website sends this request with the visitor's cookies (CSRF). Browsers send the origin of
 * every unsafe request, so that requests without one (from scripts or the command line) are safe.
 * @param publicUrl the portal's own origin; null: the host of the request
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
