import { expect, it } from 'vitest';
import { topicOf } from '@sevenmetre/contract/pages';
import { aDashboardSlice } from '../testing/slices.ts';
import { warmSlices } from './warm-slices.ts';
import type { WarmDeps } from './warm-slices.ts';

const hour = 60 * 60_000;

function aVisit(change: Partial<WarmDeps> = {}) {
  const asked: string[] = [];
  const deps: WarmDeps = {
    load: (page) => {
      asked.push(topicOf(page));
      return Promise.resolve({ status: 200, body: aDashboardSlice(), etag: null, checkedAt: 0 });
    },
    keptAt: () => Promise.resolve(null),
    now: () => 10 * hour,
    mayGoOn: () => Promise.resolve(true),
    ...change,
  };
  return { asked, deps };
}
const group = '/results/competition-group/MA-A';

it('a visitor of a group gets the first page and the groups of the category for later', async () => {
  const { asked, deps } = aVisit();
  await warmSlices(group, deps);
  expect(asked).toEqual([
    'dashboard',
    ...['A', 'B', 'C', 'D', 'E', 'SF1', 'o 11. 1'].map((short) => `group:MA-${short}`),
  ]);
});

it('what is younger than an hour is not asked for again', async () => {
  const { asked, deps } = aVisit({
    keptAt: (topic) => Promise.resolve(topic === 'group:MA-B' ? 9 * hour : 9 * hour + 1),
  });
  await warmSlices(group, deps);
  expect(asked).toEqual(['dashboard', 'group:MA-B']);
});

it('nothing is asked for when the visitor has left or spares data, or is elsewhere', async () => {
  const left = aVisit({ mayGoOn: () => Promise.resolve(false) });
  await warmSlices(group, left.deps);
  expect(left.asked).toEqual(['dashboard']);
  const elsewhere = aVisit();
  await warmSlices('/login', elsewhere.deps);
  expect(elsewhere.asked).toEqual([]);
});
