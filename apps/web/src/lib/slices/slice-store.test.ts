import { afterEach, expect, it, vi } from 'vitest';
import { aMatchSlice } from '../../testing/match-slices.ts';
import { readStoredSlice } from './slice-store.ts';

afterEach(() => vi.unstubAllGlobals());

it('given a slice of an earlier build, which called a result that does not count annulled, then it does not count', async () => {
  const slice = aMatchSlice({}, { notCounted: true });
  const json = JSON.stringify(slice).replaceAll('notCounted', 'annulled');
  const match = async () => new Response(json, { headers: { 'x-checked-at': '5' } });
  vi.stubGlobal('caches', { open: async () => ({ match }) });
  expect(await readStoredSlice('match:1')).toMatchObject({ body: slice, checkedAt: 5 });
});
