import { splitEditionPath } from '@sevenmetre/rules/editions';
import { confirm } from '../../lib/slices/freshness.ts';
import { serverNow } from '../../lib/time/server-time.ts';
import { createSliceCache } from '../../lib/slices/slice-cache.ts';
import { fetchSlice, NoAnswer } from '../../lib/slices/slice.ts';
import type { Slice } from '../../lib/slices/slice.ts';
import { storeSlice } from '../../lib/slices/slice-store.ts';

/** Pages of past editions come whole from the server, each as a document of its own, and do not change while they are read. */
const isPast = splitEditionPath(location.pathname).base !== '';

function ofPast(known: Slice | undefined): Promise<Slice> {
  return known ? Promise.resolve(known) : Promise.reject(new NoAnswer());
}

/** The browser's slices: asked for with their ETag, and kept for visits without a network. */
export const browserSlices = createSliceCache({
  fetch: (page, known) => (isPast ? ofPast(known) : fetchSlice(page, known, serverNow)),
  fetched: (topic, slice) => {
    if (slice.status !== 200 || isPast) return;
    const checkedAt = serverNow();
    confirm(topic, checkedAt);
    void storeSlice(topic, { ...slice, checkedAt });
  },
});
