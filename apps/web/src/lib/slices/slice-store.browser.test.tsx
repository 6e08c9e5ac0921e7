import { afterEach, expect, it } from 'vitest';
import { aMatchSlice } from '../../testing/match-slices.ts';
import { forgetOldSlices, readStoredSlice, storeSlice } from './slice-store.ts';

afterEach(() => caches.delete('slices-2'));

it('pages that were confirmed long ago are forgotten, others stay', async () => {
  const body = aMatchSlice();
  await storeSlice('match:1', { status: 200, body, etag: null, checkedAt: 1000 });
  await storeSlice('match:2', { status: 200, body, etag: null, checkedAt: 2000 });
  await forgetOldSlices(2000);
  expect(await readStoredSlice('match:1')).toBeNull();
  expect(await readStoredSlice('match:2')).toMatchObject({ checkedAt: 2000 });
});
