import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { topicOf } from '@sevenmetre/contract/pages';
import type { PageMatch } from '@sevenmetre/contract/pages';
import { useEditionBase } from '../paths/edition-base.ts';
import { lastConfirmed } from './freshness.ts';
import { readOffline } from '../offline/read-offline.ts';
import { serverNow } from '../time/server-time.ts';
import { useSliceCache } from './slice-cache.ts';
import type { SliceCache } from './slice-cache.ts';
import { sliceOf } from './slice.ts';
import type { Slice, SliceBodies, SliceName } from './slice.ts';
import { readStoredSlice } from './slice-store.ts';

export interface PageData<B> {
  /** undefined until something has come. */
  readonly slice: Slice<B> | undefined;
  readonly failed: boolean;
  readonly retry: () => Promise<void>;
}

/**
 * The data of a page, kept live while the page is visible. Data of an earlier visit are shown at once, with their age
 * in the banner; then the server is asked.
 */
export function useSlice<N extends SliceName>(
  page: PageMatch & { page: { slice: N } },
): PageData<SliceBodies[N]> {
  const cache = useSliceCache();
  const topic = topicOf(page);
  const { slice, failed } = useSliceState(topic);
  const isPast = useEditionBase() !== '';
  const found = slice?.status === 200 && !isPast;
  const ensure = useEffectEvent(() => ensureLoaded(page, cache));
  const goLive = useEffectEvent(() => liveWhileVisible(page, cache));
  useEffect(() => (isPast ? undefined : void ensure()), [topic, isPast]);
  useEffect(() => (found ? goLive() : undefined), [topic, found]);
  return { slice: sliceOf<N>(page.page, slice), failed, retry: () => cache.load(page) };
}

/** The cached state of a topic; sends no request. */
export function useSliceState(topic: string) {
  const cache = useSliceCache();
  return useSyncExternalStore(
    cache.subscribe,
    () => cache.state(topic),
    () => cache.rendered(topic),
  );
}

const freshFor = 10_000;
/** Milliseconds after which the network counts as unreachable; a later answer is shown all the same. */
const patience = 2500;

/** Asks unless the page has just been rendered; meanwhile shows what an earlier visit left, or what is kept of the tournament. */
export async function ensureLoaded(page: PageMatch, cache: SliceCache): Promise<void> {
  const topic = topicOf(page);
  const { slice } = cache.state(topic);
  if (slice?.status === 200 && serverNow() - lastConfirmed(topic, slice.checkedAt) < freshFor) return;
  const loaded = cache.load(page);
  if (slice === undefined) {
    const stored = await readStoredSlice(topic);
    if (stored && cache.state(topic).slice === undefined) cache.set(topic, stored);
  }
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))]);
  if (cache.state(topic).slice !== undefined) return;
  const offline = await readOffline(page);
  if (offline && cache.state(topic).slice === undefined) cache.set(topic, offline);
}

/** A hidden page has no stream; when it becomes visible again it fetches its data first. */
function liveWhileVisible(page: PageMatch, cache: SliceCache): () => void {
  let stop: (() => void) | null = null;
  let left = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  const start = async () => {
    clearTimeout(again);
    // Loaded after the page is usable, since nothing waits for the stream. A failed load is retried after the next
    // fetch of the data.
    const live = page.page.live ? await import('../live/live.ts').catch(() => null) : null;
    if (left || stop !== null || document.visibilityState !== 'visible') return;
    if (live) stop = live.keepLive(page, cache);
    else if (page.page.live) again = setTimeout(() => void cache.load(page).then(start), freshFor);
  };
  const change = () => {
    if (document.visibilityState === 'visible') {
      void cache.load(page);
      void start();
    } else {
      stop?.();
      stop = null;
    }
  };
  void start();
  document.addEventListener('visibilitychange', change);
  return () => {
    left = true;
    clearTimeout(again);
    document.removeEventListener('visibilitychange', change);
    stop?.();
  };
}
