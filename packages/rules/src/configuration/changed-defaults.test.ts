import { expect, it } from 'vitest';
import { keepingDefaults, keptDefaultsKey, openDefaults } from './index.ts';

const timeouts = { key: 'reporter-team-timeouts', value: 'false' };
const misses = { key: 'reporter-seven-metre-misses', value: 'true' };
const empty = { key: 'reporter-empty-goals', value: null };
const points = { key: 'points-win', value: '3' };

it('[CO10] an older installation is asked about the defaults that changed, until it has the new value or keeps its own', () => {
  const entries = [timeouts, misses, empty, points];
  expect(openDefaults(entries)).toEqual([
    { entry: timeouts, proposed: 'true' },
    { entry: empty, proposed: 'true' },
  ]);
  const value = keepingDefaults(entries, [timeouts.key]);
  const kept = [...entries, { key: keptDefaultsKey, value }];
  expect(openDefaults(kept)).toEqual([{ entry: empty, proposed: 'true' }]);
  const both = keepingDefaults(kept, [timeouts.key, empty.key]);
  expect(both.split(' ')).toEqual([timeouts.key, empty.key]);
  expect(openDefaults([...entries, { key: keptDefaultsKey, value: both }])).toEqual([]);
});
