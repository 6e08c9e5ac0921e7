import { imageAddress } from '@sevenmetre/contract/images/images';
import { isPortalAnswer } from '../api/portal-answer.ts';

/** Logos of the cups that this device has opened; the service worker answers with them. */
export const logoCache = 'logos-1';

/** The logo of a cup in the size that headers show. */
export function logoAddress(logo: string): string {
  return imageAddress(logo, { height: 128 });
}

/** Keeps these logos and no others. Their addresses change with their content, so a kept one is never asked for again. */
export async function keepLogos(logos: readonly string[]): Promise<void> {
  if (typeof caches === 'undefined') return;
  const wanted = logos.map((logo) => new URL(logoAddress(logo), location.origin).href);
  const cache = await caches.open(logoCache);
  for (const { url } of await cache.keys()) if (!wanted.includes(url)) await cache.delete(url);
  for (const url of wanted) {
    if (await cache.match(url)) continue;
    const answer = await fetch(url);
    if (answer.status === 200 && isPortalAnswer(answer)) await cache.put(url, answer);
  }
}
