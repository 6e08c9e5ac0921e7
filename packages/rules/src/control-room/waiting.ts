import { matchesOfGroup, scheduleIndex, seatIndex, type Snapshot } from '../snapshot/index.ts';
import type { Match } from '../tournament/index.ts';

/** Ids of groups with seats for places of a group. */
export function groupsAfter(snapshot: Snapshot, groupId: number): number[] {
  const seats = (seatIndex(snapshot.groupTeams).fedByGroup.get(groupId) ?? []).flatMap(
    (id) => snapshot.groupTeams.get(id)?.competitionGroupId ?? [],
  );
  const matches = (scheduleIndex(snapshot.matches).fedByGroup.get(groupId) ?? []).flatMap(
    (id) => snapshot.matches.get(id)?.competitionGroupId ?? [],
  );
  return [...new Set([...seats, ...matches])];
}

/** Labels of the groups that wait for places of a group. */
export function labelsAfter(snapshot: Snapshot, groupId: number): string[] {
  return groupsAfter(snapshot, groupId).flatMap((id) => snapshot.groups.get(id)?.label ?? []);
}

/** The first planned match of groups; null: none has a time. */
export function firstMatchOf(snapshot: Snapshot, groupIds: readonly number[]): Match | null {
  const [first] = groupIds
    .flatMap((id) => matchesOfGroup(snapshot, id))
    .filter(({ startsAt }) => startsAt !== null)
    .toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? '') || a.id - b.id);
  return first ?? null;
}

/** When the last match of a group ended; null: unknown. */
export function groupEnded(snapshot: Snapshot, groupId: number): string | null {
  return (
    matchesOfGroup(snapshot, groupId)
      .flatMap(({ endedAt }) => endedAt ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}
