import { ForeignAnswer, isPortalAnswer } from '../lib/api/portal-answer.ts';

/**
 * The portal's answer to a request for a file. The browser's cache may hold one of a release that did not mark its
 * answers yet, or the page of a captive portal: then the server is asked past it.
 * @throws ForeignAnswer when that is not from the portal either
 */
export async function ownAnswer(request: Request | string): Promise<Response> {
  const response = await fetch(request);
  if (isPortalAnswer(response)) return response;
  const again = await fetch(request, { cache: 'reload' });
  if (isPortalAnswer(again)) return again;
  throw new ForeignAnswer();
}

/** Keeps a file of the portal; rejects, and keeps nothing, for anything else than the file. */
export async function keepOwn(cache: Pick<Cache, 'put'>, request: Request | string): Promise<void> {
  const response = await ownAnswer(request);
  if (response.status !== 200) throw new Error(`The file was answered with ${response.status}.`);
  await cache.put(request, response);
}
