import { groupOutlook } from '../lookups/group-outlook.ts';
import { groupSliceWithoutOutlook } from './group-slice-without-outlook.ts';
import type { GroupSlice } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group } from '../../tournament/index.ts';

/** The page of a group; null if its category is not in the snapshot. */
export function groupSlice(snapshot: Snapshot, group: Group): GroupSlice | null {
  const slice = groupSliceWithoutOutlook(snapshot, group);
  return slice && { ...slice, outlook: groupOutlook(snapshot, group) };
}
