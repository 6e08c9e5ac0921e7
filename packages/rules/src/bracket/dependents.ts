import { sourceGroups } from './carry-over.ts';
import { type Competition, isComparison } from './competition.ts';

const known = new WeakMap<Competition, ReadonlyMap<number, readonly number[]>>();

/** Groups that results of this group are carried over into, transitively. */
export function dependentTables(competition: Competition, groupId: number): Set<number> {
  const direct = known.get(competition) ?? directDependents(competition);
  known.set(competition, direct);
  const found = new Set<number>();
  const waiting = [groupId];
  for (const id of waiting) {
    for (const dependent of direct.get(id) ?? []) {
      if (dependent === groupId || found.has(dependent)) continue;
      found.add(dependent);
      waiting.push(dependent);
    }
  }
  return found;
}

function directDependents(competition: Competition): Map<number, number[]> {
  const dependents = new Map<number, number[]>();
  for (const group of competition.groups.values()) {
    if (!group.carriesOver && !isComparison(group)) continue;
    for (const source of sourceGroups(competition, group.id)) {
      const list = dependents.get(source);
      if (list) list.push(group.id);
      else dependents.set(source, [group.id]);
    }
  }
  return dependents;
}
