import { groupsOfCategory, slugOfGroup } from './group-index.ts';
import { groupOrder } from './group-order.ts';
import { groupRows } from './group-table.ts';
import { comparePlayingOrder, matchesOfTeam, scheduleIndex } from './match-index.ts';
import { matchesOf, matchesOfGroup } from './matches-of.ts';
import { progressOf } from './progress.ts';
import { seatIndex } from './seat-index.ts';
import type { GroupTableRow, StreamFrame } from './slices.ts';
import type { Group, Match, Snapshot } from './snapshot.ts';
import { tableOf } from './table-of.ts';
import { tickets } from './ticket.ts';
import type { Topic } from './topics.ts';
import { groupOf } from './visibility.ts';

/** Which rows a frame has to carry. */
export interface Selection {
  readonly match: (id: number) => boolean;
  readonly group: (id: number) => boolean;
}

export type FrameRows = Pick<StreamFrame, 'matches' | 'rows' | 'orders'>;

/**
 * The rows of one topic that a frame carries, as the snapshot has them now. With the snapshot of the frame before,
 * table rows and orders that read the same are left out; without it (a replay) tables come whole.
 */
export function frameRows(
  snapshot: Snapshot,
  topic: Topic,
  selected: Selection,
  before: Snapshot | null,
): FrameRows {
  const matches = matchesOfTopic(snapshot, topic).filter(({ id }) => selected.match(id));
  const groups = groupsOfTopic(snapshot, topic).filter(({ id }) => selected.group(id));
  const rows = groups.map((group) => ({
    groupSlug: slugOfGroup(snapshot, group),
    rows: changedRows(snapshot, group, before).filter(
      (row) => topic.kind !== 'team' || row.team?.id === topic.id,
    ),
  }));
  return {
    matches: tickets(snapshot, matches),
    rows: rows.filter((table) => table.rows.length > 0),
    orders: topic.kind === 'team' ? [] : groups.flatMap((group) => changedOrder(snapshot, group, before)),
  };
}

function changedRows(snapshot: Snapshot, group: Group, before: Snapshot | null): GroupTableRow[] {
  const rows = groupRows(snapshot, group);
  if (!before) return rows;
  const known = new Set(groupRows(before, group).map((row) => JSON.stringify(row)));
  return rows.filter((row) => !known.has(JSON.stringify(row)));
}

function changedOrder(snapshot: Snapshot, group: Group, before: Snapshot | null): StreamFrame['orders'] {
  const order = orderOf(snapshot, group);
  return before && JSON.stringify(orderOf(before, group)) === JSON.stringify(order) ? [] : [order];
}

function orderOf(snapshot: Snapshot, group: Group): StreamFrame['orders'][number] {
  const { finished, played } = progressOf(snapshot, group);
  return { groupSlug: slugOfGroup(snapshot, group), order: groupOrder(snapshot, group), finished, played };
}

function matchesOfTopic(snapshot: Snapshot, { kind, id }: Topic): Match[] {
  const schedule = scheduleIndex(snapshot.matches);
  if (id === null) return matchesOf(snapshot, schedule.inOrder);
  switch (kind) {
    case 'match':
      return matchesOf(snapshot, [id]);
    case 'team':
      return matchesOf(snapshot, matchesOfTeam(snapshot.matches).get(id));
    case 'hall':
      return matchesOf(snapshot, schedule.ofHall.get(id));
    case 'group':
      return [...matchesOfGroup(snapshot, id), ...tableOf(snapshot, id).carriedOver];
    default:
      return groupsOfCategory(snapshot, id)
        .flatMap((group) => matchesOfGroup(snapshot, group.id))
        .sort(comparePlayingOrder);
  }
}

function groupsOfTopic(snapshot: Snapshot, { kind, id }: Topic): Group[] {
  switch (kind) {
    case 'all':
      return [...snapshot.groups.values()];
    case 'group':
      return [groupOf(snapshot, id)].filter((group) => group !== null);
    case 'category':
      return id === null ? [] : [...groupsOfCategory(snapshot, id)];
    case 'team':
      return groupsOfTeam(snapshot, id ?? 0);
    default:
      return [];
  }
}

function groupsOfTeam(snapshot: Snapshot, teamId: number): Group[] {
  return (seatIndex(snapshot.groupTeams).ofTeam.get(teamId) ?? [])
    .flatMap((id) => snapshot.groupTeams.get(id) ?? [])
    .flatMap((seat) => groupOf(snapshot, seat.competitionGroupId) ?? []);
}
