import { imageOperations } from '@sevenmetre/contract/images/operations';

/** `screen`: a page that lives on the device and needs no server to open; `picture`: one in a requested size. */
export type RequestKind = 'page' | 'screen' | 'asset' | 'picture' | 'network';

/** Parts of the site that are no pages of the app. */
const notPages = /^\/(api|health|metrics|assets)(\/|$)/;

/** Screens of reporters. */
const screens = /^\/reporter\//;

/**
 * Decides how a page's request is answered. Calls of the API are never kept here, private ones least of all;
 * whatever is not a page or a hashed file goes to the network as if there were no service worker.
 */
export function routeRequest(
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  ownOrigin: string,
): RequestKind {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== ownOrigin) return 'network';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname === imageOperations.image.path) return 'picture';
  const isFile = /^\/[^/]+\.\w{2,12}$/.test(pathname);
  if (request.mode !== 'navigate' || notPages.test(pathname) || isFile) return 'network';
  return screens.test(pathname) ? 'screen' : 'page';
}
