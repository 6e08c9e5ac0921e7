import { bracketWays } from '../lookups/bracket-ways.ts';
import { groupsOfCategory } from '../lookups/group-index.ts';
import { groupOrder } from '../lookups/group-order.ts';
import { groupRows } from '../lookups/group-table.ts';
import { categoryHead, groupLink, roundNames, shortGroupLink, sliceHead } from '../lookups/heads.ts';
import { matchesOfGroup } from '../lookups/matches-of.ts';
import { progressOf } from '../lookups/progress.ts';
import type { GroupSlice } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group } from '../../tournament/index.ts';
import { tickets } from '../lookups/ticket.ts';
import { tableOf } from '../lookups/table-of.ts';

/**
 * The page of a group without its outlook, for clients without the data of an outlook; null if its category
 * is not in the snapshot.
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
      ...(group.comparedPlace == null ? {} : { comparedPlace: group.comparedPlace }),
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
