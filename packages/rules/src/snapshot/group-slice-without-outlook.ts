import { bracketWays } from './bracket-ways.ts';
import { groupsOfCategory } from './group-index.ts';
import { groupOrder } from './group-order.ts';
import { groupRows } from './group-table.ts';
import { categoryHead, groupLink, roundNames, shortGroupLink, sliceHead } from './heads.ts';
import { matchesOfGroup } from './matches-of.ts';
import { progressOf } from './progress.ts';
import type { GroupSlice } from './slices.ts';
import type { Group, Snapshot } from './snapshot.ts';
import { tickets } from './ticket.ts';
import { tableOf } from './table-of.ts';

/**
 * The page of a group without its outlook, for readers that do not know what an outlook is made from; null when its
 * category is not of the snapshot.
 */
export function groupSliceWithoutOutlook(snapshot: Snapshot, group: Group): GroupSlice | null {
  const category = snapshot.categories.get(group.categoryId);
  if (!category) return null;
  return {
    ...sliceHead(snapshot),
    category: categoryHead(snapshot, category),
    group: {
      id: group.id,
      ...groupLink(snapshot, group),
      ...roundNames(snapshot, group),
      isBracket: snapshot.roundLevels.get(group.roundLevelId)?.isBracket ?? false,
      playoffCategory: group.playoffCategory,
      ...progressOf(snapshot, group),
    },
    siblings: groupsOfCategory(snapshot, group.categoryId)
      .filter(({ roundLevelId }) => roundLevelId === group.roundLevelId)
      .map((sibling) => shortGroupLink(snapshot, sibling)),
    rows: groupRows(snapshot, group),
    order: groupOrder(snapshot, group),
    outlook: null,
    matches: tickets(snapshot, matchesOfGroup(snapshot, group.id)),
    carriedOver: tickets(snapshot, tableOf(snapshot, group.id).carriedOver),
    ways: bracketWays(snapshot, group),
  };
}
