import { expect, it } from 'vitest';
import { changedCategories } from './drawn-groups.ts';
import { standingGroup, standingSeat } from './testing/standing-group.ts';

const nothing = { newGroups: [], goneGroups: [], seats: [], goneSeats: [] };
const changed = (difference: Partial<Parameters<typeof changedCategories>[0]['difference']>) => [
  ...changedCategories({
    plan: { derived: { groups: [{ key: 'MA A', category: 'MA' }] } },
    standing: { groups: [standingGroup] },
    difference: { ...nothing, ...difference },
  }),
];

it('given groups or seats that are new, changed or gone, then a publication changes their category', () => {
  expect(changed({})).toEqual([]);
  expect(changed({ newGroups: [{ ...standingGroup, key: 'MA B', seats: [] }] })).toEqual(['MA']);
  expect(changed({ goneGroups: [standingGroup] })).toEqual(['MA']);
  expect(changed({ seats: [{ group: 'MA A', seat: 1, to: { kind: 'open' } }] })).toEqual(['MA']);
  expect(changed({ goneSeats: [standingSeat(4)] })).toEqual(['MA']);
});
