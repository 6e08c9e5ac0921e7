import { millisecondsOfMinute } from '../dates/index.ts';
import { seatsToDecide, type SeatToDecide } from '../bracket/index.ts';
import {
  derived,
  recordedStageOf,
  seatsOfGroup,
  undecidedTeams,
  wholeCompetition,
  type Snapshot,
} from '../snapshot/index.ts';
import type { Group } from '../tournament/index.ts';
import { describeMatch, describeTeam } from './describe-match.ts';
import type { ControlRoomFacts, GroupClosed } from './facts.ts';
import type { OpenTask } from './task.ts';
import { firstMatchOf, groupEnded, groupsAfter, labelsAfter } from './waiting.ts';

/** Seats have to be decided an hour before their match; without a time, an hour after the group has ended. */
const ahead = 60 * millisecondsOfMinute;
const checkedWithin = 30 * millisecondsOfMinute;

interface Undecided {
  readonly lots: readonly { readonly groupId: number; readonly teamIds: readonly number[] }[];
  readonly seats: readonly SeatToDecide[];
}

/** Goals decide nothing: open decisions are cached by the state of the seats. */
const known = derived((_: Snapshot['groupTeams']) => new Map<'all', Undecided>());

function undecided({ snapshot, byHand }: ControlRoomFacts): Undecided {
  const kept = known(snapshot.groupTeams);
  const found = kept.get('all') ?? {
    lots: [...snapshot.groups.values()].flatMap((group) => lotsOf(snapshot, group)),
    seats: seatsToDecide(wholeCompetition(snapshot, byHand)),
  };
  kept.set('all', found);
  return found;
}

/** Only teams with equal points can be tied, which is a cheap check. */
function lotsOf(snapshot: Snapshot, { id }: Group): Undecided['lots'] {
  const points = seatsOfGroup(snapshot, id).map((seat) => seat.points);
  if (new Set(points).size === points.length || groupsAfter(snapshot, id).length === 0) return [];
  const teams = undecidedTeams(snapshot, id);
  return teams.size === 0 ? [] : [{ groupId: id, teamIds: [...teams] }];
}

/** Tasks for lots, seats that an organiser has to decide, and groups closed by hand. */
export function seatTasks(facts: ControlRoomFacts): OpenTask[] {
  const { lots, seats } = undecided(facts);
  return [
    ...lots.flatMap(({ groupId, teamIds }) => lotTask(facts, groupId, teamIds)),
    ...seats.map((seat) => seatTask(facts, seat)),
    ...facts.closed.flatMap((closed) => closedTask(facts, closed)),
  ];
}

function lotTask(facts: ControlRoomFacts, groupId: number, teamIds: readonly number[]): OpenTask[] {
  const { snapshot } = facts;
  const group = snapshot.groups.get(groupId);
  if (!group) return [];
  const next = firstMatchOf(snapshot, groupsAfter(snapshot, groupId));
  return [
    {
      key: `lots:${groupId}`,
      ...wantedBefore(facts, groupId, next?.startsAt ?? null),
      kind: 'lots',
      ...named(snapshot, group),
      teams: teamIds.flatMap((id) => describeTeam(snapshot, id) ?? []),
      next: next && describeMatch(snapshot, next),
    },
  ];
}

function seatTask(facts: ControlRoomFacts, seat: SeatToDecide): OpenTask {
  const { snapshot } = facts;
  const { target, problem, groupId, teamId, clashesWith } = seat;
  const group = groupId === null ? undefined : snapshot.groups.get(groupId);
  const of = group ? named(snapshot, group) : { groupId, groupLabel: null, categoryCode: null };
  const alone = target.kind === 'side' ? (snapshot.matches.get(target.id) ?? null) : null;
  const next = alone ?? (groupId === null ? null : firstMatchOf(snapshot, [groupId]));
  return {
    key: `seat:${target.kind}:${target.id}${target.kind === 'side' ? `:${target.side}` : ''}:${problem}`,
    ...wantedBefore(facts, groupId, next?.startsAt ?? null),
    kind: 'seat',
    ...of,
    team: describeTeam(snapshot, teamId),
    problem,
    clashesWith: clashesWith.flatMap((other) => snapshot.groups.get(other.groupId ?? 0)?.label ?? []),
    next: next && describeMatch(snapshot, next),
  };
}

/** Shown until the first dependent match has begun. */
function closedTask({ snapshot }: ControlRoomFacts, { groupId, at, by, reason }: GroupClosed): OpenTask[] {
  const group = snapshot.groups.get(groupId);
  if (!group?.closedByHand) return [];
  const next = firstMatchOf(snapshot, groupsAfter(snapshot, groupId));
  if (!next || recordedStageOf(snapshot, next) !== 'not_started') return [];
  const since = Date.parse(at);
  const about = { ...named(snapshot, group), by, reason, waiting: labelsAfter(snapshot, groupId) };
  return [
    {
      key: `group-closed:${groupId}`,
      since,
      dueAt: since + checkedWithin,
      kind: 'group-closed',
      ...about,
    },
  ];
}

function named(snapshot: Snapshot, { id, label, categoryId }: Group) {
  const categoryCode = snapshot.categories.get(categoryId)?.code ?? '';
  return { groupId: id, groupLabel: label, categoryCode };
}

function wantedBefore({ snapshot, now }: ControlRoomFacts, groupId: number | null, startsAt: string | null) {
  const ended = Date.parse((groupId === null ? null : groupEnded(snapshot, groupId)) ?? now);
  return { since: ended, dueAt: startsAt === null ? ended + ahead : Date.parse(startsAt) - ahead };
}
