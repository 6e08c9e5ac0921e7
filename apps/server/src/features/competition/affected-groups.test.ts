import { expect, test } from 'vitest';
import { affectedGroups, neededGroups } from './affected-groups.ts';
import type { GroupRow } from './group.repository.ts';

const group = (id: number, categoryId = 1, carriesOver = false): GroupRow => ({
  id,
  editionId: 1,
  categoryId,
  roundLevelId: 1,
  sourceId: null,
  planKey: null,
  label: `G${id}`,
  playoffCategory: null,
  carriesOver,
  comparedPlace: null,
  closedByHand: false,
  weight: id,
});
const feeds = (predecessorGroupId: number, groupId: number) => ({ groupId, predecessorGroupId });

test('given a chain of brackets, then a result reaches all of it, in ascending order, and nothing beside it', () => {
  const groups = [1, 2, 3, 4, 5].map((id) => group(id));
  expect(affectedGroups([2], groups, [feeds(2, 5), feeds(5, 3), feeds(1, 4)])).toEqual([2, 3, 5]);
});

test('given a ring of seats by mistake, then the search still ends', () => {
  const groups = [group(1), group(2)];
  expect(affectedGroups([1], groups, [feeds(1, 2), feeds(2, 1)])).toEqual([1, 2]);
});

test('given a group that takes results over, then results of its category reach it, and its sources are loaded', () => {
  const groups = [group(1), group(2), group(3, 1, true), group(4, 2), group(5, 3)];
  expect(affectedGroups([1], groups, [])).toEqual([1, 3]);
  expect(affectedGroups([4], groups, [])).toEqual([4]);
  expect(neededGroups([1, 3], groups, [feeds(4, 3)]).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(neededGroups([1], groups, [feeds(4, 1)]).map(({ id }) => id)).toEqual([1]);
});
