import type { DrawnGroup } from './drawn-group.ts';

/** Where winners play next: a forest for any rows. */
export interface WinnerLinks {
  /** The group in which the winner plays next. */
  readonly next: ReadonlyMap<number, DrawnGroup>;
  /** Groups whose winners play here, in the order of seats. */
  readonly before: ReadonlyMap<number, readonly DrawnGroup[]>;
}

/**
 * A group is linked to the seat that waits for its first place, to the earliest one in the order of play if
 * there are several. Links that would close a cycle are left out.
 */
export function winnerLinks(groups: readonly DrawnGroup[]): WinnerLinks {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const next = new Map<number, DrawnGroup>();
  for (const group of groups.toSorted(compareDrawn)) {
    for (const { groupId, standing } of group.sources) {
      if (standing !== 1 || !byId.has(groupId) || next.has(groupId)) continue;
      if (!leadsTo(next, group, groupId)) next.set(groupId, group);
    }
  }
  const before = new Map(
    groups.map((group) => [
      group.id,
      [...new Set(group.sources.map(({ groupId }) => groupId))].flatMap((id) => {
        const found = byId.get(id);
        return found && next.get(id)?.id === group.id ? found : [];
      }),
    ]),
  );
  return { next, before };
}

/** Rounds in the order of play, then the organiser's order. */
export function compareDrawn(a: DrawnGroup, b: DrawnGroup): number {
  return a.round.weight - b.round.weight || a.weight - b.weight || a.id - b.id;
}

function leadsTo(next: ReadonlyMap<number, DrawnGroup>, from: DrawnGroup, id: number): boolean {
  for (let at: DrawnGroup | undefined = from; at; at = next.get(at.id)) if (at.id === id) return true;
  return false;
}
