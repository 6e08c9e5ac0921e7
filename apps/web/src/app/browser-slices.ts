import { confirm } from '../lib/freshness.ts';
import { serverNow } from '../lib/server-time.ts';
import { createSliceCache } from '../lib/slice-cache.ts';
import { fetchSlice } from '../lib/slice.ts';
import { storeSlice } from '../lib/slice-store.ts';

/** The browser's slices: asked for with their ETag, and kept for visits without a network. */
export const browserSlices = createSliceCache({
  fetch: (page, known) => fetchSlice(page, known, serverNow),
  fetched: (topic, slice) => {
    if (slice.status !== 200) return;
    const checkedAt = serverNow();
    confirm(topic, checkedAt);
    void storeSlice(topic, { ...slice, checkedAt });
  },
});
