import type { Schedule, ScheduleInput } from '../schedule/index.ts';
import { evaluateChains } from './evaluate-chains.ts';
import { evaluatePlaces } from './evaluate-places.ts';
import { evaluatePossible } from './evaluate-possible.ts';
import { evaluateTeams } from './evaluate-teams.ts';
import { Rounds } from './pairs-apart.ts';
import type { ScheduleProblem } from './schedule-problem.ts';
import { missed } from './schedule-problem.ts';
import { timetableOf, inOrder } from './timetable.ts';
import type { Timetable } from './timetable.ts';

/**
 * All problems of any schedule: broken rules first, then missed wishes by cost. Shares no code with the
 * search, so that each verifies the other. Starts need not be on the grid of a hall.
 */
export function evaluate(input: ScheduleInput, schedule: Schedule): ScheduleProblem[] {
  const timetable = timetableOf(input, schedule);
  const rounds = new Rounds(timetable);
  const problems = [
    ...evaluatePlaces(timetable),
    ...evaluateTeams(timetable),
    ...evaluateChains(timetable, rounds),
    ...evaluateCoaches(timetable),
    ...evaluatePossible(timetable, rounds),
  ];
  return problems.toSorted((a, b) => Number(b.isBroken) - Number(a.isBroken) || b.cost - a.cost);
}

/** Finds coaches who would have to be in two places. */
function evaluateCoaches(timetable: Timetable): ScheduleProblem[] {
  return [...timetable.ofCoach.values()].flatMap((matches) => {
    const placed = inOrder(timetable, matches);
    return placed.flatMap((after, index) => {
      const before = placed[index - 1];
      if (!before || after.start >= before.end + timetable.travel(before.hall, after.hall)) return [];
      const keys = [before.match.key, after.match.key];
      const teams = [...new Set([...before.match.teams, ...after.match.teams])];
      return [missed('coach', timetable.input.weights.coach, { matches: keys, teams })];
    });
  });
}
