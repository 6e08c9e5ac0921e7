import { drawTree } from './draw-tree.ts';
import type { Companion } from './draw-tree.ts';
import { rowsOf } from './drawn-group.ts';
import type { BracketSection, DrawnGroup } from './drawn-group.ts';
import { compareDrawn, winnerLinks } from './winner-links.ts';
import type { WinnerLinks } from './winner-links.ts';

/**
 * The layout of a play-off of any shape, rules BR16 to BR19: first the tree of the title, then the trees for
 * places by place, then single matches. Contains every group once.
 */
export function drawBracket(groups: readonly DrawnGroup[]): BracketSection[] {
  const links = winnerLinks(groups);
  const roots = groups.filter(({ id }) => !links.next.has(id)).sort(compareDrawn);
  const companions = roots.flatMap((root) => companionOf(root, links) ?? []);
  const beside = new Set(companions.map(({ group }) => group.id));
  const own = roots.filter(({ id }) => !beside.has(id));
  const isSingle = (group: DrawnGroup) =>
    group.round.place !== null && (links.before.get(group.id) ?? []).length === 0;
  const trees = treesOf(own.filter((root) => !isSingle(root)));
  const singles = own.filter(isSingle).sort(compareImportance);
  return [
    ...trees
      .toSorted(([a], [b]) => (a && b ? compareImportance(a, b) : 0))
      .map((tree) => treeSection(groups, tree, companions, links)),
    ...(singles.length > 0 ? [singlesSection(singles)] : []),
  ];
}

/** The roots of each round together. */
function treesOf(roots: readonly DrawnGroup[]): DrawnGroup[][] {
  const trees = new Map<number, DrawnGroup[]>();
  for (const root of roots) trees.set(root.round.id, [...(trees.get(root.round.id) ?? []), root]);
  return [...trees.values()];
}

/** The title before places, better places before worse ones. */
function compareImportance(a: DrawnGroup, b: DrawnGroup): number {
  const [one, other] = [a.round.place ?? 0, b.round.place ?? 0];
  return one - other || b.round.weight - a.round.weight || a.weight - b.weight || a.id - b.id;
}

/** A match for a place between losers of the matches before one last match. */
function companionOf(group: DrawnGroup, { next, before }: WinnerLinks): Companion | null {
  if (group.round.place === null || (before.get(group.id) ?? []).length > 0) return null;
  const known = group.sources.filter(({ groupId }) => before.has(groupId));
  const [last, ...others] = new Set(known.map(({ groupId }) => next.get(groupId)));
  if (last === undefined || others.length > 0 || next.has(last.id)) return null;
  return { group, beside: last.id };
}

/** All teams of a tree for places end on one of these. */
function treeSection(
  groups: readonly DrawnGroup[],
  roots: readonly DrawnGroup[],
  companions: readonly Companion[],
  links: WinnerLinks,
): BracketSection {
  const tree = drawTree(roots, companions, links);
  const from = roots[0]?.round.place ?? null;
  if (from === null) return { kind: 'tree', places: null, ...tree };
  const drawn = new Set(tree.cells.map(({ groupId }) => groupId));
  const teams = groups
    .filter(({ id }) => drawn.has(id))
    .reduce(
      (sum, group) => sum + group.teams - group.sources.filter(({ groupId }) => drawn.has(groupId)).length,
      0,
    );
  return { kind: 'tree', places: { from, to: from + teams - 1 }, ...tree };
}

function singlesSection(groups: readonly DrawnGroup[]): BracketSection {
  return {
    kind: 'singles',
    places: null,
    columns: 1,
    height: Math.max(...groups.map(rowsOf)),
    cells: groups.map(({ id }) => ({ groupId: id, column: 0, middle: 0, next: null })),
  };
}
