import { groupOrder } from '../lookups/group-order.ts';
import { groupOutlook } from '../lookups/group-outlook.ts';
import { groupRows } from '../lookups/group-table.ts';
import { progressOf } from '../lookups/progress.ts';
import type { TicketField } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group } from '../../tournament/index.ts';
import { ticket } from '../lookups/ticket.ts';
import { changedFields } from './ticket-change.ts';
import { tableOf } from '../lookups/table-of.ts';
import { groupTopic, placesOfMatch } from './topics.ts';
import type { Touched } from './touched.ts';

/** A part of a table in frames: the row of a seat, by its number, or `order`: criteria and outlook. */
export type TablePart = number | 'order';

/** Effect of one commit on slices, part by part. */
export interface ShownChanges {
  readonly matches: ReadonlyMap<number, readonly TicketField[]>;
  readonly groups: ReadonlyMap<number, readonly TablePart[]>;
  /** Matches that this commit has added to the slice of a topic, by the topic's key. */
  readonly entered: ReadonlyMap<string, readonly number[]>;
  /** Topics whose slice has lost a match, which frames cannot express. */
  readonly left: ReadonlySet<string>;
}

/** Effect of a commit on slices, from what it touches. */
export function shownChanges(touched: Touched, before: Snapshot, after: Snapshot): ShownChanges {
  const matches = new Map<number, readonly TicketField[]>();
  for (const id of touched.matches) {
    const [was, is] = [before.matches.get(id), after.matches.get(id)];
    if (was && is) matches.set(id, changedFields(ticket(before, was), ticket(after, is)));
  }
  const groups = new Map<number, readonly TablePart[]>();
  for (const id of touched.groups) {
    const group = after.groups.get(id);
    if (group) groups.set(id, changedParts(before, after, group));
  }
  return { matches, groups, ...moves(touched, before, after) };
}

function changedParts(before: Snapshot, after: Snapshot, group: Group): TablePart[] {
  const known = new Set(groupRows(before, group).map((row) => JSON.stringify(row)));
  const rows = groupRows(after, group).filter((row) => !known.has(JSON.stringify(row)));
  const parts: TablePart[] = rows.map(({ seat }) => seat);
  if (orderText(before, group) !== orderText(after, group)) parts.push('order');
  return parts;
}

function orderText(snapshot: Snapshot, group: Group): string {
  return JSON.stringify([
    groupOrder(snapshot, group),
    groupOutlook(snapshot, group),
    progressOf(snapshot, group),
  ]);
}

function moves(touched: Touched, before: Snapshot, after: Snapshot): Pick<ShownChanges, 'entered' | 'left'> {
  const entered = new Map<string, number[]>();
  const left = new Set<string>();
  const compare = (matchId: number, was: ReadonlySet<string>, is: ReadonlySet<string>) => {
    for (const topic of is) if (!was.has(topic)) entered.set(topic, [...(entered.get(topic) ?? []), matchId]);
    for (const topic of was) if (!is.has(topic)) left.add(topic);
  };
  for (const id of touched.matches) compare(id, placesIn(before, id), placesIn(after, id));
  if (!isReseated(touched, before, after)) return { entered, left };
  for (const group of after.groups.values()) {
    if (!group.carriesOver) continue;
    const topic = new Set([groupTopic(after, group)]);
    const [was, is] = [carriedBy(before, group), carriedBy(after, group)];
    for (const id of is) if (!was.has(id)) compare(id, nowhere, topic);
    for (const id of was) if (!is.has(id)) compare(id, topic, nowhere);
  }
  return { entered, left };
}

const nowhere: ReadonlySet<string> = new Set();

function placesIn(snapshot: Snapshot, matchId: number): ReadonlySet<string> {
  const match = snapshot.matches.get(matchId);
  return match ? new Set(placesOfMatch(snapshot, match)) : nowhere;
}

function carriedBy(snapshot: Snapshot, group: Group): ReadonlySet<number> {
  return new Set(tableOf(snapshot, group.id).carriedOver.map(({ id }) => id));
}

/** Carried-over results depend on the teams of the seats only. */
function isReseated(touched: Touched, before: Snapshot, after: Snapshot): boolean {
  for (const id of touched.seats)
    if (before.groupTeams.get(id)?.teamId !== after.groupTeams.get(id)?.teamId) return true;
  for (const id of touched.matches) {
    const [was, is] = [before.matches.get(id), after.matches.get(id)];
    if (was?.homeTeamId !== is?.homeTeamId || was?.awayTeamId !== is?.awayTeamId) return true;
    if (was?.competitionGroupId !== is?.competitionGroupId) return true;
  }
  return false;
}
