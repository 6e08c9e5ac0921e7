import type { FoundSlice, SliceBodies, SliceName } from './slice.ts';

/** Slices of earlier visits, so that a page opens without a network. Public data only. */
const cacheName = 'slices-2';
/** Of earlier releases, whose pages had other fields. */
const formerName = 'slices-1';
const kept = 60;
/** As a header, so that the body stays the server's own bytes. */
const checkedAtHeader = 'x-checked-at';

/** The slice of a topic as it was last seen; null when there is none or the browser keeps nothing. */
export async function readStoredSlice(topic: string): Promise<FoundSlice | null> {
  try {
    const cache = await open();
    const response = await cache?.match(addressOf(topic));
    if (!response) return null;
    const body = JSON.parse(inPresentWords(await response.text())) as SliceBodies[SliceName];
    const checkedAt = Number(response.headers.get(checkedAtHeader) ?? 0);
    return { status: 200, body, etag: response.headers.get('etag'), checkedAt };
  } catch {
    return null;
  }
}

/** Keeps a slice; the longest untouched ones make room. Failing to keep only means that nothing is kept. */
export async function storeSlice(topic: string, slice: FoundSlice): Promise<void> {
  try {
    const cache = await open();
    if (!cache) return;
    const address = addressOf(topic);
    const headers = new Headers({
      'content-type': 'application/json',
      [checkedAtHeader]: String(slice.checkedAt),
    });
    if (slice.etag !== null) headers.set('etag', slice.etag);
    await cache.delete(address);
    await cache.put(address, new Response(JSON.stringify(slice.body), { headers }));
    const surplus = (await cache.keys()).slice(0, -kept);
    await Promise.all(surplus.map((request) => cache.delete(request)));
  } catch {
    // A full or forbidden store must not break the page.
  }
}

/**
 * Removes slices that were last confirmed so long ago that names in them may be hidden by now.
 * @param before milliseconds UTC
 */
export async function forgetOldSlices(before: number): Promise<void> {
  try {
    await caches.delete(formerName);
    const cache = await open();
    for (const request of (await cache?.keys()) ?? []) {
      const checkedAt = (await cache?.match(request))?.headers.get(checkedAtHeader);
      if (Number(checkedAt ?? 0) < before) await cache?.delete(request);
    }
  } catch {
    // Nothing is kept where the browser keeps nothing.
  }
}

/** Slices that were kept before `notCounted` had this name. A quote within a text is escaped, so only fields match. */
function inPresentWords(json: string): string {
  return json.replaceAll('"annulled":true', '"notCounted":true');
}

function addressOf(topic: string): string {
  return `/slices/${encodeURIComponent(topic)}`;
}

async function open(): Promise<Cache | null> {
  return typeof caches === 'undefined' ? null : caches.open(cacheName);
}
