import { expect, it } from 'vitest';
import { keepingDefaults, keptDefaultsKey, openDefaults } from './index.ts';

const timeouts = { key: 'reporter-team-timeouts', value: 'false', initial: 'false' };
const misses = { key: 'reporter-seven-metre-misses', value: 'true', initial: 'false' };
const empty = { key: 'reporter-empty-goals', value: null, initial: null };
const points = { key: 'points-win', value: '3', initial: '2' };

it('[CO10] an older installation is asked about the defaults that changed, until it has the new value or keeps its own', () => {
  const entries = [timeouts, misses, empty, points];
  expect(openDefaults(entries)).toEqual([
    { entry: timeouts, proposed: 'true' },
    { entry: empty, proposed: 'true' },
  ]);
  const value = keepingDefaults(entries, [timeouts.key]);
  const kept = [...entries, { key: keptDefaultsKey, value, initial: null }];
  expect(openDefaults(kept)).toEqual([{ entry: empty, proposed: 'true' }]);
  const both = keepingDefaults(kept, [timeouts.key, empty.key]);
  expect(both.split(' ')).toEqual([timeouts.key, empty.key]);
  expect(openDefaults([...entries, { key: keptDefaultsKey, value: both, initial: null }])).toEqual([]);
});

it('[CO10] an installation that began with the new value is not asked, whatever it has chosen since', () => {
  const begun = [timeouts, misses, empty].map((entry) => ({ ...entry, initial: 'true' }));
  expect(openDefaults(begun)).toEqual([]);
});
