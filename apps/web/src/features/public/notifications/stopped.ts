/** Where the service worker leaves the teams that a button of a message has ended. */
const cacheName = 'notifications';
const address = '/notifications/stopped';

/** Takes them over: they are told once. */
export async function takeStopped(): Promise<readonly number[]> {
  if (typeof caches === 'undefined') return [];
  try {
    const cache = await caches.open(cacheName);
    const kept: unknown = await (await cache.match(address))?.json();
    if (!Array.isArray(kept)) return [];
    await cache.delete(address);
    return kept.filter((id): id is number => Number.isSafeInteger(id));
  } catch {
    return [];
  }
}
