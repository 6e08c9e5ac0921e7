import { isComparison } from '@sevenmetre/rules/bracket';
import type { GroupDependency, GroupRow } from './group.repository.ts';

/**
 * The groups whose tables or seats can depend on results of the given ones, transitively: those that wait for
 * their standings and those that carry their results over. Includes the given ones; ascending.
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
    // A seat need not name the group that its team's results come from; then any group of the category is
    // possible.
    for (const group of groups) {
      if (group.carriesOver && group.categoryId === categoryOf.get(groupId)) affected.add(group.id);
    }
  }
  return [...affected].sort((a, b) => a - b);
}

/**
 * The groups that the tables of the affected ones are computed from: themselves, those whose teams one of
 * them compares, and those that results are carried over from, which a seat may name or else is any group of
 * the category.
 */
export function neededGroups(
  affected: readonly number[],
  groups: readonly GroupRow[],
  dependencies: readonly GroupDependency[],
): GroupRow[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const needed = new Set(affected);
  const categories = new Set<number>();
  for (const id of needed) {
    const group = byId.get(id);
    if (!group || !(group.carriesOver || isComparison(group))) continue;
    for (const { groupId, predecessorGroupId } of dependencies)
      if (groupId === id) needed.add(predecessorGroupId);
    if (!group.carriesOver) continue;
    if (categories.has(group.categoryId)) continue;
    categories.add(group.categoryId);
    for (const other of groups) if (other.categoryId === group.categoryId) needed.add(other.id);
  }
  return groups.filter(({ id }) => needed.has(id));
}
