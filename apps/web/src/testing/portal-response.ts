import { portalIdHeader } from '@sevenmetre/contract/portal-mark';

/** An answer as the portal sends it: with its id. */
export function portalResponse(body: string | null, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set(portalIdHeader, 'testportal1');
  return new Response(body, { ...init, headers });
}

/** The same with a body of JSON. */
export function portalJson(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set('content-type', 'application/json');
  return portalResponse(JSON.stringify(body), { ...init, headers });
}
