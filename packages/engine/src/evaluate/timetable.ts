import { type ScheduleProblem, broken } from './schedule-problem.ts';
import {
  type CategoryRules,
  type Hall,
  type HallDay,
  type Schedule,
  type ScheduleInput,
  type ScheduleMatch,
  type ScheduleTeam,
  minutesOfDay,
} from '../schedule/index.ts';

/** A match with its place. Minutes since midnight of the first day. */
export interface Placed {
  readonly match: ScheduleMatch;
  readonly rules: CategoryRules;
  readonly hall: string;
  readonly start: number;
  readonly end: number;
  readonly day: number;
}

/** A schedule indexed together with its input. */
export interface Timetable {
  readonly input: ScheduleInput;
  readonly placed: ReadonlyMap<string, Placed>;
  readonly matches: ReadonlyMap<string, ScheduleMatch>;
  readonly rules: ReadonlyMap<string, CategoryRules>;
  readonly teams: ReadonlyMap<string, ScheduleTeam>;
  readonly halls: ReadonlyMap<string, Hall>;
  readonly hallDays: ReadonlyMap<string, HallDay>;
  readonly ofTeam: ReadonlyMap<string, readonly ScheduleMatch[]>;
  readonly ofGroup: ReadonlyMap<string, readonly ScheduleMatch[]>;
  readonly ofCoach: ReadonlyMap<string, readonly ScheduleMatch[]>;
  /** Minutes of travel; 0 within a hall. */
  travel(from: string, to: string): number;
}

export function timetableOf(input: ScheduleInput, schedule: Schedule): Timetable {
  const rules = new Map(input.categories.map((one) => [one.id, one]));
  const teams = new Map(input.teams.map((team) => [team.id, team]));
  const ways = new Map(
    input.travel.flatMap(({ from, to, minutes }) => [
      [`${from} ${to}`, minutes],
      [`${to} ${from}`, minutes],
    ]),
  );
  const coachesOf = ({ teams: players }: ScheduleMatch): Set<string> =>
    new Set(players.flatMap((id) => teams.get(id)?.coaches ?? []));
  return {
    input,
    placed: placedMatches(input, rules, schedule),
    matches: new Map(input.matches.map((match) => [match.key, match])),
    rules,
    teams,
    halls: new Map(input.halls.map((hall) => [hall.id, hall])),
    hallDays: new Map(input.hallDays.map((one) => [`${one.hall} ${one.day}`, one])),
    ofTeam: grouped(input.matches, (match) => match.teams),
    ofGroup: grouped(input.matches, ({ group }) => (group === null ? [] : [group])),
    ofCoach: grouped(input.matches, coachesOf),
    travel: (from, to) => (from === to ? 0 : (ways.get(`${from} ${to}`) ?? 0)),
  };
}

/** Minutes that a team needs between two matches: its rest, or the way to another hall if that is longer. */
export function pauseNeeded({ input, travel }: Timetable, before: Placed, after: Placed): number {
  const { rest } = before.rules;
  if (before.hall === after.hall) return rest;
  return Math.max(rest, travel(before.hall, after.hall) + input.buffers.afterTravel);
}

/** A pause of a team that is too short for its rest or its way; otherwise empty. */
export function brokenPause(
  timetable: Timetable,
  team: string,
  before: Placed,
  after: Placed,
): ScheduleProblem[] {
  const [pause, needed] = [after.start - before.end, pauseNeeded(timetable, before, after)];
  if (pause >= needed) return [];
  const matches = [before.match.key, after.match.key];
  const about = { teams: [team], matches, halls: [before.hall, after.hall], params: { pause, needed } };
  return [broken(pause < before.rules.rest ? 'rest' : 'travel', about)];
}

function placedMatches(
  input: ScheduleInput,
  rules: ReadonlyMap<string, CategoryRules>,
  schedule: Schedule,
): Map<string, Placed> {
  const placed = new Map<string, Placed>();
  for (const match of input.matches) {
    const place = schedule.get(match.key);
    const own = rules.get(match.category);
    if (!place || !own) continue;
    const day = Math.floor(place.start / minutesOfDay);
    placed.set(match.key, { match, rules: own, ...place, end: place.start + own.duration, day });
  }
  return placed;
}

function grouped(
  matches: readonly ScheduleMatch[],
  names: (match: ScheduleMatch) => Iterable<string>,
): Map<string, ScheduleMatch[]> {
  const lists = new Map<string, ScheduleMatch[]>();
  for (const match of matches) {
    for (const name of names(match)) lists.set(name, [...(lists.get(name) ?? []), match]);
  }
  return lists;
}

/** The placed ones of these matches, ordered by start. */
export function inOrder(timetable: Timetable, matches: readonly ScheduleMatch[]): Placed[] {
  return matches
    .flatMap(({ key }) => timetable.placed.get(key) ?? [])
    .toSorted((a, b) => a.start - b.start || (a.match.key < b.match.key ? -1 : 1));
}
