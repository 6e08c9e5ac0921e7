import { groupsOfCategory, slugOfGroup } from '../lookups/group-index.ts';
import { groupOrder } from '../lookups/group-order.ts';
import { groupOutlook } from '../lookups/group-outlook.ts';
import { groupRows } from '../lookups/group-table.ts';
import { comparePlayingOrder, scheduleIndex } from '../lookups/match-index.ts';
import { matchesOfTeams } from '../lookups/matches-of-teams.ts';
import { matchesOf, matchesOfGroup } from '../lookups/matches-of.ts';
import { groupsOfPlayoff, letterOfTopic } from '../lookups/playoff-groups.ts';
import { progressOf } from '../lookups/progress.ts';
import { matchesOfReferee } from '../slices/referee-slice.ts';
import { seatIndex } from '../lookups/seat-index.ts';
import type { TablePart } from './shown-changes.ts';
import type { GroupTableRow, StreamFrame, TicketChange, TicketField } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group, Match } from '../../tournament/index.ts';
import { tableOf } from '../lookups/table-of.ts';
import { ticketChange } from './ticket-change.ts';
import type { Topic } from './topics.ts';
import { groupOf } from '../lookups/visibility.ts';

/** Fields of each row that a frame contains; an empty set: none. */
export interface Selection {
  readonly match: (id: number) => 'whole' | ReadonlySet<TicketField>;
  readonly group: (id: number) => 'whole' | ReadonlySet<TablePart>;
}

export type FrameRows = Pick<StreamFrame, 'matches' | 'rows' | 'orders'>;
type TableRows = NonNullable<StreamFrame['rows']>[number];
type TableOrder = NonNullable<StreamFrame['orders']>[number];

/** The parts of a topic for a frame, from the present snapshot. Empty lists are left out. */
export function frameRows(snapshot: Snapshot, topic: Topic, selected: Selection): FrameRows {
  const rows: TableRows[] = [];
  const orders: TableOrder[] = [];
  for (const group of groupsOfTopic(snapshot, topic)) {
    const fields = selected.group(group.id);
    const changed = changedRows(snapshot, topic, group, fields);
    if (changed.length > 0) rows.push({ groupSlug: slugOfGroup(snapshot, group), rows: changed });
    const isOrdered = topic.kind !== 'team' && (fields === 'whole' || fields.has('order'));
    if (isOrdered) orders.push(orderOf(snapshot, topic, group));
  }
  const matches = changedMatches(snapshot, topic, selected);
  return {
    ...(matches.length > 0 && { matches }),
    ...(rows.length > 0 && { rows }),
    ...(orders.length > 0 && { orders }),
  };
}

function changedMatches(snapshot: Snapshot, topic: Topic, selected: Selection): TicketChange[] {
  return matchesOfTopic(snapshot, topic).flatMap((match) => {
    const fields = selected.match(match.id);
    return fields === 'whole' || fields.size > 0 ? [ticketChange(snapshot, match, fields)] : [];
  });
}

function changedRows(
  snapshot: Snapshot,
  topic: Topic,
  group: Group,
  fields: 'whole' | ReadonlySet<TablePart>,
): GroupTableRow[] {
  if (fields !== 'whole' && fields.size === 0) return [];
  return groupRows(snapshot, group).filter(
    ({ seat, team }) =>
      (fields === 'whole' || fields.has(seat)) && (topic.kind !== 'team' || team?.id === topic.id),
  );
}

function orderOf(snapshot: Snapshot, topic: Topic, group: Group): TableOrder {
  const { finished, played } = progressOf(snapshot, group);
  return {
    groupSlug: slugOfGroup(snapshot, group),
    order: groupOrder(snapshot, group),
    outlook: topic.kind === 'group' ? groupOutlook(snapshot, group) : null,
    finished,
    played,
  };
}

/** Pages without tickets: a frame only signals a change. */
const ticketless: readonly Topic['kind'][] = [
  'places',
  'referees',
  'countries',
  'country',
  'statistics',
  'ranking',
];

function matchesOfTopic(snapshot: Snapshot, { kind, id, key }: Topic): Match[] {
  const schedule = scheduleIndex(snapshot.matches);
  if (ticketless.includes(kind)) return [];
  if (id === null) return matchesOf(snapshot, schedule.inOrder);
  switch (kind) {
    case 'match':
      return matchesOf(snapshot, [id]);
    case 'team':
      return matchesOfTeams(snapshot, [id]);
    case 'hall':
    case 'place':
      return matchesOf(snapshot, schedule.ofHall.get(id));
    case 'referee':
      return matchesOfReferee(snapshot, id);
    case 'group':
      return [...matchesOfGroup(snapshot, id), ...tableOf(snapshot, id).carriedOver];
    case 'playoff':
      return groupsOfPlayoff(snapshot, id, letterOfTopic(key)).flatMap((group) =>
        matchesOfGroup(snapshot, group.id),
      );
    default:
      return groupsOfCategory(snapshot, id)
        .flatMap((group) => matchesOfGroup(snapshot, group.id))
        .sort(comparePlayingOrder);
  }
}

function groupsOfTopic(snapshot: Snapshot, { kind, id, key }: Topic): Group[] {
  switch (kind) {
    case 'all':
      return [...snapshot.groups.values()];
    case 'group':
      return [groupOf(snapshot, id)].filter((group) => group !== null);
    case 'category':
      return id === null ? [] : [...groupsOfCategory(snapshot, id)];
    case 'playoff':
      return id === null ? [] : groupsOfPlayoff(snapshot, id, letterOfTopic(key));
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
