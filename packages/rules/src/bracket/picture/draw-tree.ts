import { rowsOf } from './drawn-group.ts';
import type { BracketCell, DrawnGroup } from './drawn-group.ts';
import type { WinnerLinks } from './winner-links.ts';

/** A match beside the last one of a tree, played by losers on the way to it. */
export interface Companion {
  readonly group: DrawnGroup;
  readonly beside: number;
}

export interface DrawnTree {
  readonly columns: number;
  readonly height: number;
  readonly cells: readonly BracketCell[];
}

/** Columns and heights of stacked trees whose last matches are in one round. */
export function drawTree(
  roots: readonly DrawnGroup[],
  companions: readonly Companion[],
  links: WinnerLinks,
): DrawnTree {
  const columns = columnsOf(roots, links);
  const middles = new Map<number, number>();
  let height = 0;
  for (const root of roots) {
    const bottom = stack(root, height, links, middles);
    const own = companions.filter(({ beside }) => beside === root.id).map(({ group }) => group);
    height = Math.max(bottom, standBeside(root, own, bottom, middles));
    for (const { id } of own) columns.set(id, columns.get(root.id) ?? 0);
  }
  return {
    columns: Math.max(...columns.values()) + 1,
    height,
    cells: [...middles].map(([groupId, middle]) => ({
      groupId,
      column: columns.get(groupId) ?? 0,
      middle,
      next: links.next.get(groupId)?.id ?? null,
    })),
  };
}

/**
 * Rounds of one level share a column, if all their teams come from an earlier one; the last matches share the
 * last.
 */
function columnsOf(roots: readonly DrawnGroup[], links: WinnerLinks): Map<number, number> {
  const all = roots.flatMap((root) => withBefore(root, links));
  const rounds = [...new Set(all.map(({ round }) => round.weight))].sort((a, b) => a - b);
  const columns = new Map<number, number>();
  for (const group of all) {
    const before = (links.before.get(group.id) ?? []).map(({ id }) => columns.get(id) ?? 0);
    columns.set(
      group.id,
      Math.max(rounds.indexOf(group.round.weight), ...before.map((column) => column + 1)),
    );
  }
  const last = Math.max(...columns.values());
  for (const { id } of roots) columns.set(id, last);
  const used = [...new Set(columns.values())].sort((a, b) => a - b);
  return new Map([...columns].map(([id, column]) => [id, used.indexOf(column)]));
}

/** All groups on the way to a group, in the order of play. */
function withBefore(group: DrawnGroup, links: WinnerLinks): DrawnGroup[] {
  return [...(links.before.get(group.id) ?? []).flatMap((child) => withBefore(child, links)), group];
}

/**
 * Gives a group and all on the way to it a separate band, from `top` to the returned height. Bands do not
 * overlap, so that lines do not cross and cards do not touch; a group is in the middle of its sources.
 */
function stack(group: DrawnGroup, top: number, links: WinnerLinks, middles: Map<number, number>): number {
  const own = rowsOf(group);
  const before = links.before.get(group.id) ?? [];
  const needed = before.reduce((sum, child) => sum + bandOf(child, links), 0);
  const bottom = top + Math.max(own, needed);
  let at = top + Math.max(0, (own - needed) / 2);
  for (const child of before) at = stack(child, at, links, middles);
  const [first, last] = [before.at(0), before.at(-1)].map((child) => middles.get(child?.id ?? -1));
  const middle = first === undefined || last === undefined ? (top + bottom) / 2 : (first + last) / 2;
  middles.set(group.id, Math.min(Math.max(middle, top + own / 2), bottom - own / 2));
  return bottom;
}

function bandOf(group: DrawnGroup, links: WinnerLinks): number {
  const before = links.before.get(group.id) ?? [];
  return Math.max(
    rowsOf(group),
    before.reduce((sum, child) => sum + bandOf(child, links), 0),
  );
}

/**
 * Places companions under the last match, at most as low as the tree. Returns the lower end of the lowest.
 */
function standBeside(
  root: DrawnGroup,
  companions: readonly DrawnGroup[],
  bottom: number,
  middles: Map<number, number>,
): number {
  const needed = companions.reduce((sum, group) => sum + rowsOf(group), 0);
  // One additional row: both cards have a line with their place.
  const free = (middles.get(root.id) ?? 0) + rowsOf(root) / 2 + 1;
  let at = Math.max(free, bottom - needed);
  for (const group of companions) {
    middles.set(group.id, at + rowsOf(group) / 2);
    at += rowsOf(group);
  }
  return at;
}
