import type { Feeder, ScheduleMatch } from '../schedule/index.ts';
import { type ScheduleProblem, broken, missed } from './schedule-problem.ts';
import { type Placed, type Timetable, inOrder } from './timetable.ts';

/**
 * Finds matches that begin too early after those they wait for, and days that are too long on the path of a
 * finalist.
 */
export function evaluateChains(timetable: Timetable): ScheduleProblem[] {
  const lengths = new Map<string, number>();
  return [...timetable.placed.values()].flatMap((placed) => [
    ...placed.match.waitsFor.flatMap((feeder) => evaluateOrder(timetable, placed, feeder)),
    ...evaluatePath(timetable, placed, lengths),
  ]);
}

function evaluateOrder(timetable: Timetable, placed: Placed, feeder: Feeder): ScheduleProblem[] {
  const { weights } = timetable.input;
  const ready = readyAfter(timetable, feeder, placed.hall);
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

/** When teams from a match or group can play in a hall; null: nothing before it is placed. */
function readyAfter(timetable: Timetable, feeder: Feeder, hall: string | null): number | null {
  const { buffers } = timetable.input;
  if (feeder.kind === 'group') {
    const last = Math.max(
      ...inOrder(timetable, timetable.ofGroup.get(feeder.group) ?? []).map(({ end }) => end),
      -Infinity,
    );
    return last === -Infinity ? null : last + buffers.afterGroup;
  }
  const placed = timetable.placed.get(feeder.key);
  const match = timetable.matches.get(feeder.key);
  const rules = match && timetable.rules.get(match.category);
  if (!rules) return null;
  if (!placed) {
    const begins = earliestStart(timetable, match);
    return begins === null ? null : begins + rules.duration + rules.rest;
  }
  const isMoving = hall !== null && placed.hall !== hall;
  const way = isMoving ? timetable.travel(placed.hall, hall) + buffers.afterTravel : 0;
  return placed.end + Math.max(rules.rest, way);
}

/** A match without a place still takes its time. */
function earliestStart(timetable: Timetable, match: ScheduleMatch): number | null {
  const ready = match.waitsFor.flatMap((feeder) => readyAfter(timetable, feeder, null) ?? []);
  return ready.length === 0 ? null : Math.max(...ready);
}

function evaluatePath(timetable: Timetable, placed: Placed, lengths: Map<string, number>): ScheduleProblem[] {
  if (placed.match.waitsFor.length === 0) return [];
  const length = lengthOf(timetable, placed, lengths);
  const { maxPathPerDay: most } = placed.rules;
  if (length <= most) return [];
  return [broken('pathDayMax', { matches: [placed.match.key], params: { day: placed.day, length, most } })];
}

/** Matches of the day on the longest path to a match, including itself. */
function lengthOf(timetable: Timetable, placed: Placed, lengths: Map<string, number>): number {
  const known = lengths.get(placed.match.key);
  if (known !== undefined) return known;
  const before = placed.match.waitsFor.map((feeder) => {
    if (feeder.kind === 'group') return mostInGroup(timetable, feeder.group, placed.day);
    const source = timetable.placed.get(feeder.key);
    return source?.day === placed.day ? lengthOf(timetable, source, lengths) : 0;
  });
  const length = 1 + Math.max(0, ...before);
  lengths.set(placed.match.key, length);
  return length;
}

/** Most matches of one team on a day in a group and the groups before it. */
function mostInGroup(timetable: Timetable, group: string, day: number): number {
  const matches = timetable.ofGroup.get(group) ?? [];
  const teams = [...new Set(matches.flatMap((match) => match.teams))];
  const counts = teams.map(
    (team) =>
      inOrder(timetable, timetable.ofTeam.get(team) ?? []).filter((placed) => placed.day === day).length,
  );
  const sources = new Set(
    matches.flatMap(({ waitsFor }) => waitsFor.flatMap((one) => (one.kind === 'group' ? [one.group] : []))),
  );
  const before = [...sources].map((source) => mostInGroup(timetable, source, day));
  return Math.max(0, ...counts) + Math.max(0, ...before);
}
