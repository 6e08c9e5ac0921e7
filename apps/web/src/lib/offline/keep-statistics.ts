import { pages, topicOf } from '@sevenmetre/contract/pages';
import { fetchSlice } from '../slices/slice.ts';
import { readStoredSlice, storeSlice } from '../slices/slice-store.ts';

/**
 * Milliseconds. Statistics change with every goal and are larger than all results; without a network older ones
 * are good enough.
 */
const keepEvery = 60 * 60_000;

/**
 * Keeps the statistics of the given categories as their own pages would. Rejects when nothing answers.
 *
 * @param now milliseconds UTC
 */
export async function keepStatistics(codes: readonly string[], now: () => number): Promise<void> {
  for (const code of codes) {
    const page = { page: pages.statistics, params: { code } };
    const topic = topicOf(page);
    const kept = await readStoredSlice(topic);
    if (kept !== null && now() - kept.checkedAt < keepEvery) continue;
    const slice = await fetchSlice(page, kept ?? undefined, now);
    if (slice.status === 200) await storeSlice(topic, { ...slice, checkedAt: now() });
  }
}
