import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import { findGroup, groupSliceWithoutOutlook } from '@sevenmetre/rules/snapshot';
import { snapshotOf } from './kept-tournament.ts';
import type { KeptTournament } from './kept-tournament.ts';

/**
 * The page of a group that was never opened, from what is kept of the whole tournament; null when there is no such
 * group. Places are those that the server stored. What the two bodies do not tell stays away: which criteria order
 * the group, and the reasons for its places.
 */
export function composeGroup(kept: KeptTournament, label: string): GroupSlice | null {
  const snapshot = snapshotOf(kept);
  const group = findGroup(snapshot, label);
  const slice = group && groupSliceWithoutOutlook(snapshot, group);
  if (slice === null) return null;
  // The rules promise not to change what they answer; the contract's documents are anybody's.
  const { siblings, rows, matches, carriedOver, ways } = slice;
  return {
    ...slice,
    siblings: [...siblings],
    rows: [...rows],
    matches: [...matches],
    carriedOver: [...carriedOver],
    ways: [...ways],
    order: { criteria: [], criteriaFinished: [], ties: [] },
    outlook: null,
  };
}
