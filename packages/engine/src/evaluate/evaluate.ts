import type { Schedule, ScheduleInput } from '../schedule/index.ts';
import { evaluateChains } from './evaluate-chains.ts';
import { evaluateCoaches } from './evaluate-coaches.ts';
import { evaluatePlaces } from './evaluate-places.ts';
import { evaluateTeams } from './evaluate-teams.ts';
import type { ScheduleProblem } from './schedule-problem.ts';
import { timetableOf } from './timetable.ts';

/**
 * All problems of any schedule: broken rules first, then missed wishes by cost. Shares no code with the
 * search, so that each verifies the other. Starts need not be on the grid of a hall.
 */
export function evaluate(input: ScheduleInput, schedule: Schedule): ScheduleProblem[] {
  const timetable = timetableOf(input, schedule);
  const problems = [
    ...evaluatePlaces(timetable),
    ...evaluateTeams(timetable),
    ...evaluateChains(timetable),
    ...evaluateCoaches(timetable),
  ];
  return problems.toSorted((a, b) => Number(b.isBroken) - Number(a.isBroken) || b.cost - a.cost);
}
