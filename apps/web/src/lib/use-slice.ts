import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { topicOf } from '@sevenmetre/contract/pages';
import type { PageMatch } from '@sevenmetre/contract/pages';
import { confirm } from './freshness.ts';
import { serverNow } from './server-time.ts';
import { fetchSlice, sliceKey } from './slice.ts';
import type { Slice, SliceBodies } from './slice.ts';
import { readStoredSlice, storeSlice } from './slice-store.ts';
import { parseVersion } from './live/version.ts';

/** How the data of a page are asked for; the same options wherever a page is opened or opened in advance. */
export function sliceOptions(page: PageMatch, queryClient: QueryClient) {
  const queryKey = sliceKey(page);
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const fetched = await fetchSlice(page, queryClient.getQueryData<Slice>(queryKey), serverNow, signal);
      const slice = newer(queryClient.getQueryData<Slice>(queryKey), fetched);
      if (slice.status === 200) {
        confirm(topicOf(page), slice.checkedAt);
        void storeSlice(topicOf(page), slice);
      }
      return slice;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  } as const;
}

/**
 * The data of a page, kept live while the page is visible. Data of an earlier visit are shown at once, with their age
 * in the banner; then the server is asked.
 */
export function useSlice<N extends keyof SliceBodies>(page: PageMatch & { page: { slice: N } }) {
  const queryClient = useQueryClient();
  const options = sliceOptions(page, queryClient);
  const query = useQuery(options);
  const topic = topicOf(page);
  useEffect(() => paintStored(topic, options.queryKey, queryClient), [topic]);
  const found = query.data?.status === 200;
  useEffect(() => (found ? liveWhileVisible(page, queryClient) : undefined), [topic, found]);
  // The key of the query is the page's own topic, so that the slice is the one of its name.
  return { ...query, data: query.data as Slice<SliceBodies[N]> | undefined };
}

/** An answer that was overtaken by a frame of the stream must not take the page back. */
function newer(shown: Slice | undefined, fetched: Slice): Slice {
  if (shown?.status !== 200 || fetched.status !== 200) return fetched;
  const [mine, theirs] = [parseVersion(shown.body.version), parseVersion(fetched.body.version)];
  const overtaken = mine !== null && mine.epoch === theirs?.epoch && mine.v > theirs.v;
  return overtaken ? { ...shown, checkedAt: fetched.checkedAt } : fetched;
}

function paintStored(topic: string, key: readonly unknown[], queryClient: QueryClient): void {
  if (queryClient.getQueryData(key) !== undefined) return;
  void readStoredSlice(topic).then((stored) => {
    // Set as a guess, so that the question under way still counts.
    if (stored && queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, stored);
  });
}

/** A hidden page keeps no stream; when it is seen again it asks first. */
function liveWhileVisible(page: PageMatch, queryClient: QueryClient): () => void {
  let stop: (() => void) | null = null;
  let left = false;
  const start = () => {
    // Loaded after the page is usable: nothing on it waits for the stream.
    void import('./live/live.ts').then(({ keepLive }) => {
      if (!left && stop === null && document.visibilityState === 'visible')
        stop = keepLive(page, queryClient);
    });
  };
  const change = () => {
    if (document.visibilityState === 'visible') {
      void queryClient.refetchQueries({ queryKey: sliceKey(page), exact: true }, { cancelRefetch: false });
      start();
    } else {
      stop?.();
      stop = null;
    }
  };
  if (isStale(page, queryClient)) {
    void queryClient.refetchQueries({ queryKey: sliceKey(page), exact: true }, { cancelRefetch: false });
  }
  start();
  document.addEventListener('visibilitychange', change);
  return () => {
    left = true;
    document.removeEventListener('visibilitychange', change);
    stop?.();
  };
}

const freshFor = 10_000;

/** Data that a page of this visit left behind; the stream of another page has not kept them live. */
function isStale(page: PageMatch, queryClient: QueryClient): boolean {
  const slice = queryClient.getQueryData<Slice>(sliceKey(page));
  return slice?.status === 200 && serverNow() - slice.checkedAt > freshFor;
}
