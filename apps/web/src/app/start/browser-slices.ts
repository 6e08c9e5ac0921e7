import { confirm } from '../../lib/slices/freshness.ts';
import { serverNow } from '../../lib/time/server-time.ts';
import { createSliceCache } from '../../lib/slices/slice-cache.ts';
import { fetchSlice } from '../../lib/slices/slice.ts';
import { storeSlice } from '../../lib/slices/slice-store.ts';

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
