import { matchPage, topicOf } from '@sevenmetre/contract/pages';
import type { SliceCache } from '../../lib/slices/slice-cache.ts';
import { sliceFromPage } from '../../lib/slices/slice.ts';

/** A slice as it travels inside the page. */
export interface EmbeddedSlice {
  readonly operation: string;
  readonly params: Readonly<Record<string, string>>;
  readonly status: number;
  readonly body: unknown;
  readonly etag?: string | null;
}

/** Lets the cache know what the page was rendered with. `pageTime` in milliseconds UTC. */
export function takeEmbedded(
  cache: SliceCache,
  pathname: string,
  slice: EmbeddedSlice | null,
  pageTime: number,
): void {
  const page = matchPage(pathname);
  if (!page || slice?.operation !== page.page.slice) return;
  const known = sliceFromPage(slice.status, slice.body, pageTime, slice.etag ?? null);
  if (known) cache.set(topicOf(page), known);
}
