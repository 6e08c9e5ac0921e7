import { pages } from '@sevenmetre/contract/pages';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSliceCache } from '../../lib/slices/slice-cache.ts';

/** The number of live matches may be so old. */
const goodFor = 60_000;

/** What the navigation shows of the first page, asked for again when a visitor goes on after a while. */
export function KeepFirstPage() {
  const cache = useSliceCache();
  const { key } = useLocation();
  useEffect(() => {
    const { slice } = cache.state(pages.dashboard.topic);
    const isGood = slice?.status === 200 && Date.now() - slice.checkedAt < goodFor;
    if (!isGood) void cache.load({ page: pages.dashboard, params: {} });
  }, [cache, key]);
  return null;
}
