import { expect, it } from 'vitest';
import { changedCategories } from './drawn-groups.ts';

const group = {
  id: 1,
  planKey: 'MA A',
  label: 'MA-A',
  category: 'MA',
  categoryId: 1,
  level: 'preliminary',
  roundLevelId: 1,
  isBracket: false,
  playoff: null,
  carriesOver: false,
  comparedPlace: null,
  weight: 1,
};
const seat = { id: 9, groupId: 1, seat: 4, teamId: 7, byHand: false };
const waiting = { predecessorGroupId: null, predecessorStandings: null };
const nothing = { newGroups: [], goneGroups: [], seats: [], goneSeats: [] };
const changed = (difference: Partial<Parameters<typeof changedCategories>[0]['difference']>) => [
  ...changedCategories({
    plan: { derived: { groups: [{ key: 'MA A', category: 'MA' }] } },
    standing: { groups: [group] },
    difference: { ...nothing, ...difference },
  }),
];

it('given groups or seats that are new, changed or gone, then a publication changes their category', () => {
  expect(changed({})).toEqual([]);
  expect(changed({ newGroups: [{ ...group, key: 'MA B', seats: [] }] })).toEqual(['MA']);
  expect(changed({ goneGroups: [group] })).toEqual(['MA']);
  expect(changed({ seats: [{ group: 'MA A', seat: 1, to: { kind: 'open' } }] })).toEqual(['MA']);
  expect(changed({ goneSeats: [{ ...seat, ...waiting }] })).toEqual(['MA']);
});
