import { millisecondsOfMinute } from '../dates/index.ts';
import { isFinished, isLive, type Snapshot, hallHead } from '../snapshot/index.ts';
import type { Match } from '../tournament/index.ts';
import { appointmentTasks, unledTasks } from './appointment-tasks.ts';
import { deviceTasks, hallDevices, unsentOf } from './device-tasks.ts';
import { describeHallMatch, describeMatch, describeNow, instantOf, describeTeam } from './describe-match.ts';
import type { ControlRoomFacts, TaskTaken } from './facts.ts';
import {
  closedUntil,
  expectedStart,
  hallDays,
  isOfToday,
  minutesLate,
  nextClosure,
  type HallDay,
  isToCome,
} from './hall-day.ts';
import { hallTasks, personOf, readiness, staffPlans, type StaffPlans } from './hall-tasks.ts';
import { absentTeams, resultTasks } from './result-tasks.ts';
import { seatTasks } from './seat-tasks.ts';
import type { ControlRoom, HallLine, OpenTask, Task } from './task.ts';

/** How far ahead the next matches are shown. */
const nextWithin = 120 * millisecondsOfMinute;

/** Present tasks, state of the halls, and readiness for the next matches. Depends on the facts only. */
export function controlRoom(facts: ControlRoomFacts): ControlRoom {
  const { snapshot, now, today } = facts;
  const days = hallDays(facts);
  const plans = staffPlans(facts);
  const ofToday = [...snapshot.matches.values()]
    .filter((match) => isOfToday(facts, match))
    .toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? '') || a.id - b.id);
  const open = [
    ...days.flatMap((day) => hallTasks(facts, day, plans)),
    ...deviceTasks(facts, days),
    ...replayTasks(facts, days),
    ...resultTasks(facts),
    ...absentTeams(facts, ofToday),
    ...seatTasks(facts),
    ...protestTasks(facts),
    ...appointmentTasks(facts),
    ...unledTasks(facts, ofToday, plans),
  ];
  return {
    now,
    day: today,
    playsToday: ofToday.length > 0,
    figures: figures(facts, days, ofToday),
    tasks: inOrder(open, facts.taken),
    halls: days.map((day) => hallLine(facts, day)),
    next: nextMatches(facts, days, plans),
  };
}

/** A task that was taken before it began again is free: it is a new task with the same key. */
function inOrder(open: readonly OpenTask[], takings: readonly TaskTaken[]): Task[] {
  const takenBy = new Map(takings.map((taken) => [taken.key, taken]));
  return open
    .toSorted((a, b) => a.dueAt - b.dueAt || a.key.localeCompare(b.key))
    .map((task) => {
      const taken = takenBy.get(task.key);
      const holds = taken !== undefined && Date.parse(taken.at) >= task.since;
      const { userId, name, at } = taken ?? { userId: 0, name: '', at: '' };
      const times = { since: instantOf(task.since), dueAt: instantOf(task.dueAt) };
      return { ...task, ...times, taken: holds ? { userId, name, at } : null };
    })
    .toSorted((a, b) => Number(a.taken !== null) - Number(b.taken !== null));
}

function figures(
  facts: ControlRoomFacts,
  days: readonly HallDay[],
  ofToday: readonly Match[],
): ControlRoom['figures'] {
  const { snapshot } = facts;
  const inUse = days.filter(({ live, coming }) => live.length > 0 || coming.length > 0);
  const late = inUse.map((day) => minutesLate(day, facts));
  return {
    live: ofToday.filter((match) => isLive(snapshot, match)).length,
    played: ofToday.filter((match) => isOver(snapshot, match)).length,
    matches: ofToday.length,
    averageLate: late.length === 0 ? null : Math.round(late.reduce((a, b) => a + b, 0) / late.length),
    lateHalls: late.filter((minutes) => minutes > 0).length,
  };
}

function isOver(snapshot: Snapshot, match: Match): boolean {
  return isFinished(snapshot, match) || (match.endedAt !== null && !isLive(snapshot, match));
}

function hallLine(facts: ControlRoomFacts, day: HallDay): HallLine {
  const { snapshot } = facts;
  const { hall, live, coming, silentSince } = day;
  const late = minutesLate(day, facts);
  const [first, second] = coming;
  const isDue = first?.startsAt != null && live.length === 0 && first.startsAt <= facts.now;
  const now = live[0] ?? (isDue ? first : undefined);
  const next = isDue ? second : first;
  const expected = next ? expectedStart(snapshot, next) : null;
  return {
    ...hall,
    late,
    now: now ? describeNow(snapshot, now) : null,
    next: next
      ? { ...describeHallMatch(snapshot, next), expectedAt: expected === null ? null : instantOf(expected) }
      : null,
    silentSince: silentSince === null ? null : instantOf(silentSince),
    reporter: silentSince === null ? null : personOf(day.reporters),
    closedUntil: closedUntil(day, facts.today, facts.time),
    closesAt: nextClosure(day, facts.today, facts.time),
    unsent: unsentOf(facts, hall.id),
    devices: hallDevices(facts, hall.id),
  };
}

/** Halls whose next match starts together with the earliest coming one. */
function nextMatches(
  facts: ControlRoomFacts,
  days: readonly HallDay[],
  plans: StaffPlans,
): ControlRoom['next'] {
  const { snapshot, now } = facts;
  const coming = days.flatMap((day) => {
    const match = day.coming.find(({ startsAt }) => startsAt !== null && startsAt > now);
    return match ? [{ day, match }] : [];
  });
  const [startsAt] = coming.flatMap(({ match }) => match.startsAt ?? []).toSorted();
  if (startsAt === undefined || Date.parse(startsAt) - Date.parse(now) > nextWithin) return null;
  const together = coming.filter(({ match }) => match.startsAt === startsAt);
  return {
    startsAt,
    halls: together.map(({ day, match }) => ({
      ...day.hall,
      match: describeMatch(snapshot, match),
      ...readiness(facts, day, match, plans),
    })),
  };
}

/** Open protests, due at their deadline (CT10). */
function protestTasks({ snapshot, protests }: ControlRoomFacts): OpenTask[] {
  return protests.flatMap(({ id, matchId, number, teamId, filedAt, dueAt }): OpenTask[] => {
    const match = snapshot.matches.get(matchId);
    if (!match) return [];
    return [
      {
        key: `protest:${id}`,
        since: Date.parse(filedAt),
        dueAt: Date.parse(dueAt),
        kind: 'protest',
        match: describeMatch(snapshot, match),
        number,
        team: describeTeam(snapshot, teamId),
      },
    ];
  });
}

/** Matches to be played again whose planned start has passed, also of earlier days (CT13). Those that a hall waits for are late already. */
function replayTasks(facts: ControlRoomFacts, days: readonly HallDay[]): OpenTask[] {
  const { snapshot, now } = facts;
  const awaited = new Set(days.flatMap(({ coming }) => coming));
  return [...snapshot.matches.values()].flatMap((match): OpenTask[] => {
    const { ruling, startsAt } = match;
    if (ruling !== 'replay' || startsAt === null || startsAt > now) return [];
    if (awaited.has(match) || !isToCome(snapshot, match)) return [];
    const planned = Date.parse(startsAt);
    return [
      {
        key: `replay:${match.id}`,
        since: planned,
        dueAt: planned,
        kind: 'replay',
        match: describeMatch(snapshot, match),
        hall: hallHead(snapshot, match.placeId),
      },
    ];
  });
}
