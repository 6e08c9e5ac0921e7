import { groupOutlook } from './group-outlook.ts';
import { groupSliceWithoutOutlook } from './group-slice-without-outlook.ts';
import type { GroupSlice } from './slices.ts';
import type { Group, Snapshot } from './snapshot.ts';

/** The page of a group; null when its category is not of the snapshot. */
export function groupSlice(snapshot: Snapshot, group: Group): GroupSlice | null {
  const slice = groupSliceWithoutOutlook(snapshot, group);
  return slice && { ...slice, outlook: groupOutlook(snapshot, group) };
}
