import { topicOf } from '@sevenmetre/contract/pages';
import type { PageMatch } from '@sevenmetre/contract/pages';
import { readStoredSlice } from '../slices/slice-store.ts';
import type { FoundSlice } from '../slices/slice.ts';

/**
 * Milliseconds. A newer composed page has results but lacks explanations, so it replaces a stored page only if
 * that is this much older.
 */
const worthIt = 15 * 60_000;

/**
 * The last data of a page for a visit without a server: its own, as an earlier visit left them, or composed from the
 * whole tournament where there are none or those are much older.
 */
export async function readOffline(page: PageMatch): Promise<FoundSlice | null> {
  const stored = await readStoredSlice(topicOf(page));
  if (typeof caches === 'undefined') return stored;
  try {
    const { offlinePage } = await import('./offline-page.ts');
    const composed = await offlinePage(page);
    if (stored === null || composed === null) return stored ?? composed;
    return composed.checkedAt - stored.checkedAt > worthIt ? composed : stored;
  } catch {
    // Neither a chunk that is missing nor a store that is forbidden may break the page.
    return stored;
  }
}
