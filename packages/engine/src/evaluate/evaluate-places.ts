import { minutesOfDay } from '../schedule/index.ts';
import { type ScheduleProblem, broken } from './schedule-problem.ts';
import type { Placed, Timetable } from './timetable.ts';

/** Finds matches without a place, and places that do not allow their match. */
export function evaluatePlaces(timetable: Timetable): ScheduleProblem[] {
  const problems: ScheduleProblem[] = [];
  for (const { key } of timetable.input.matches) {
    const placed = timetable.placed.get(key);
    if (!placed) problems.push(broken('unplaced', { matches: [key] }));
    else problems.push(...evaluateHall(timetable, placed), ...evaluateTime(placed));
  }
  return [...problems, ...evaluateTaken(timetable)];
}

function evaluateHall(timetable: Timetable, placed: Placed): ScheduleProblem[] {
  const { match, rules, hall: id } = placed;
  const about = { matches: [match.key], halls: [id] };
  const hall = timetable.halls.get(id);
  const problems: ScheduleProblem[] = [];
  if (!isOpen(timetable, placed))
    problems.push(broken('hallClosed', { ...about, params: { at: placed.start } }));
  if (rules.court === 'full' && hall?.court !== 'full') problems.push(broken('courtTooSmall', about));
  if (rules.resin && hall?.resin !== true) problems.push(broken('resin', about));
  if (rules.halls.length > 0 && !rules.halls.includes(id)) problems.push(broken('hallNotAllowed', about));
  if (match.pin?.hall !== undefined && match.pin.hall !== id) problems.push(broken('pin', about));
  return problems;
}

function isOpen(timetable: Timetable, { hall, day, start, end }: Placed): boolean {
  const hallDay = timetable.hallDays.get(`${hall} ${day}`);
  if (!hallDay) return false;
  const [from, to] = [start - day * minutesOfDay, end - day * minutesOfDay];
  const isBlocked = hallDay.blocked.some((blocked) => blocked.from < to && blocked.to > from);
  return from >= hallDay.open && to <= hallDay.close && !isBlocked;
}

function evaluateTime(placed: Placed): ScheduleProblem[] {
  const { match, rules, day, start, end } = placed;
  const { pin } = match;
  const about = { matches: [match.key], params: { day, at: start } };
  const problems: ScheduleProblem[] = [];
  if (!(rules.days[match.level]?.includes(day) ?? true)) problems.push(broken('dayNotAllowed', about));
  const isEarly = start - day * minutesOfDay < rules.earliest;
  const isLate = end - day * minutesOfDay > rules.latestEnd;
  if (isEarly || isLate) problems.push(broken('hours', about));
  const isElsewhere = (pin?.start ?? start) !== start || (pin?.day ?? day) !== day;
  if (isElsewhere) problems.push(broken('pin', about));
  return problems;
}

/** Finds overlapping matches on one court; reports the later of two neighbours. */
function evaluateTaken(timetable: Timetable): ScheduleProblem[] {
  const byHall = new Map<string, Placed[]>();
  for (const placed of timetable.placed.values()) {
    byHall.set(placed.hall, [...(byHall.get(placed.hall) ?? []), placed]);
  }
  return [...byHall].flatMap(([hall, list]) => {
    const ordered = list.toSorted((a, b) => a.start - b.start);
    return ordered.flatMap((placed, index) => {
      const before = ordered[index - 1];
      if (!before || before.end <= placed.start) return [];
      const matches = [placed.match.key, before.match.key];
      return [broken('hallTaken', { matches, halls: [hall], params: { at: placed.start } })];
    });
  });
}
