import type { Feeder, ScheduleMatch } from '../schedule/index.ts';
import { type ScheduleProblem, broken, missed } from './schedule-problem.ts';
import { type Rounds, pairsApart } from './pairs-apart.ts';
import { type Placed, type Timetable, brokenPause, inOrder, pauseNeeded } from './timetable.ts';

/**
 * Finds matches that begin too early after those they wait for, too short rests of teams that can reach a
 * match, and days that are too long on the path of a finalist.
 */
export function evaluateChains(timetable: Timetable, rounds: Rounds): ScheduleProblem[] {
  const lengths: PathLengths = { ofMatch: new Map(), ofGroup: new Map() };
  return [
    ...[...timetable.placed.values()].flatMap((placed) => [
      ...placed.match.waitsFor.flatMap((feeder) => evaluateOrder(timetable, placed, feeder)),
      ...evaluatePath(timetable, placed, lengths),
    ]),
    ...pairsApart(timetable, rounds).flatMap(({ team, one, other }) =>
      one.start <= other.start
        ? brokenPause(timetable, team, one, other)
        : brokenPause(timetable, team, other, one),
    ),
  ];
}

function evaluateOrder(timetable: Timetable, placed: Placed, feeder: Feeder): ScheduleProblem[] {
  const { weights } = timetable.input;
  const ready = readyAfter(timetable, feeder, placed.match, placed);
  const problems: ScheduleProblem[] = [];
  const source = feeder.kind === 'match' ? timetable.placed.get(feeder.key) : undefined;
  const matches = [placed.match.key, ...(source ? [source.match.key] : [])];
  if (source && source.hall !== placed.hall && source.day === placed.day) {
    const halls = [source.hall, placed.hall];
    problems.push(missed('pathHallChange', weights.pathHallChange, { matches, halls }));
  }
  if (ready !== null && ready > placed.start) {
    problems.push(broken('order', { matches, params: { early: ready - placed.start, at: placed.start } }));
  }
  return problems;
}

/**
 * When teams from a match or group can play the next match at its place, or anywhere without one; null:
 * nothing before it is placed.
 */
function readyAfter(
  timetable: Timetable,
  feeder: Feeder,
  next: ScheduleMatch,
  at: Placed | null,
): number | null {
  if (feeder.kind === 'group') return readyAfterGroup(timetable, feeder.group, next, at);
  const placed = timetable.placed.get(feeder.key);
  const match = timetable.matches.get(feeder.key);
  const rules = match && timetable.rules.get(match.category);
  if (!rules) return null;
  if (!placed) {
    const begins = earliestStart(timetable, match);
    return begins === null ? null : begins + rules.duration + rules.rest;
  }
  return placed.end + (at === null ? rules.rest : pauseNeeded(timetable, placed, at));
}

/**
 * The table of a group takes its time; without known teams, each of its teams may be the one that plays, and
 * has its rest and its way.
 */
function readyAfterGroup(
  timetable: Timetable,
  group: string,
  next: ScheduleMatch,
  at: Placed | null,
): number | null {
  const { afterGroup } = timetable.input.buffers;
  const played = (timetable.ofGroup.get(group) ?? []).flatMap(({ key }) => timetable.placed.get(key) ?? []);
  if (played.length === 0) return null;
  const free = played.map((one) => {
    const pause = at === null ? one.rules.rest : pauseNeeded(timetable, one, at);
    return one.end + Math.max(afterGroup, next.isDecided ? 0 : pause);
  });
  return Math.max(...free);
}

/** A match without a place still takes its time. */
function earliestStart(timetable: Timetable, match: ScheduleMatch): number | null {
  const ready = match.waitsFor.flatMap((feeder) => readyAfter(timetable, feeder, match, null) ?? []);
  return ready.length === 0 ? null : Math.max(...ready);
}

/** Known lengths: by match, and by group and day. */
interface PathLengths {
  readonly ofMatch: Map<string, number>;
  readonly ofGroup: Map<string, number>;
}

function evaluatePath(timetable: Timetable, placed: Placed, lengths: PathLengths): ScheduleProblem[] {
  if (placed.match.waitsFor.length === 0) return [];
  const length = lengthOf(timetable, placed, lengths);
  const { maxPathPerDay: most } = placed.rules;
  if (length <= most) return [];
  return [broken('pathDayMax', { matches: [placed.match.key], params: { day: placed.day, length, most } })];
}

/** Matches of the day on the longest path to a match, including itself. */
function lengthOf(timetable: Timetable, placed: Placed, lengths: PathLengths): number {
  const known = lengths.ofMatch.get(placed.match.key);
  if (known !== undefined) return known;
  const before = placed.match.waitsFor.map((feeder) => {
    if (feeder.kind === 'group') return mostInGroup(timetable, feeder.group, placed.day, lengths);
    const source = timetable.placed.get(feeder.key);
    return source?.day === placed.day ? lengthOf(timetable, source, lengths) : 0;
  });
  const length = 1 + Math.max(0, ...before);
  lengths.ofMatch.set(placed.match.key, length);
  return length;
}

/** Most matches of one team on a day in a group and the groups before it. */
function mostInGroup(timetable: Timetable, group: string, day: number, lengths: PathLengths): number {
  const known = lengths.ofGroup.get(`${day} ${group}`);
  if (known !== undefined) return known;
  const matches = timetable.ofGroup.get(group) ?? [];
  const teams = [...new Set(matches.flatMap((match) => match.teams))];
  const counts = teams.map(
    (team) =>
      inOrder(timetable, timetable.ofTeam.get(team) ?? []).filter((placed) => placed.day === day).length,
  );
  const sources = new Set(
    matches.flatMap(({ waitsFor }) => waitsFor.flatMap((one) => (one.kind === 'group' ? [one.group] : []))),
  );
  const before = [...sources].map((source) => mostInGroup(timetable, source, day, lengths));
  const most = Math.max(0, ...counts) + Math.max(0, ...before);
  lengths.ofGroup.set(`${day} ${group}`, most);
  return most;
}
