import type { GroupDependency, GroupRow } from './group.repository.ts';

/**
 * The groups whose tables or seats can follow from results of the given ones: those that wait for their standings and
 * those that take their results over, through every chain. The given ones are among them. Ascending.
 */
export function affectedGroups(
  groupIds: Iterable<number>,
  groups: readonly GroupRow[],
  dependencies: readonly GroupDependency[],
): number[] {
  const followers = new Map<number, number[]>();
  for (const { groupId, predecessorGroupId } of dependencies) {
    followers.set(predecessorGroupId, [...(followers.get(predecessorGroupId) ?? []), groupId]);
  }
  const categoryOf = new Map(groups.map((group) => [group.id, group.categoryId]));
  const affected = new Set(groupIds);
  for (const groupId of affected) {
    for (const follower of followers.get(groupId) ?? []) affected.add(follower);
    // A seat need not name the group its team brings results from; then any of the category can be meant.
    for (const group of groups) {
      if (group.carriesOver && group.categoryId === categoryOf.get(groupId)) affected.add(group.id);
    }
  }
  return [...affected].sort((a, b) => a - b);
}

/** All groups of the categories that the affected ones belong to or get teams from: what their tables are computed from. */
export function neededGroups(
  affected: readonly number[],
  groups: readonly GroupRow[],
  dependencies: readonly GroupDependency[],
): GroupRow[] {
  const ids = new Set(affected);
  for (const { groupId, predecessorGroupId } of dependencies) {
    if (ids.has(groupId)) ids.add(predecessorGroupId);
  }
  const categories = new Set(groups.filter(({ id }) => ids.has(id)).map(({ categoryId }) => categoryId));
  return groups.filter(({ categoryId }) => categories.has(categoryId));
}
