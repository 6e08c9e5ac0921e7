import type { Schedule, ScheduleInput } from '../schedule/index.ts';
import { judgeChains } from './judge-chains.ts';
import { judgeCoaches } from './judge-coaches.ts';
import { judgePlaces } from './judge-places.ts';
import { judgeTeams } from './judge-teams.ts';
import type { ScheduleProblem } from './schedule-problem.ts';
import { timetableOf } from './timetable.ts';

/**
 * Everything that is wrong with a schedule, made by whomever: broken rules first, then wishes by what they cost. It shares no code
 * with the search, so that each proves the other. Starts need not lie on the grid of a hall.
 */
export function judge(input: ScheduleInput, schedule: Schedule): ScheduleProblem[] {
  const timetable = timetableOf(input, schedule);
  const problems = [
    ...judgePlaces(timetable),
    ...judgeTeams(timetable),
    ...judgeChains(timetable),
    ...judgeCoaches(timetable),
  ];
  return problems.toSorted((a, b) => Number(b.isBroken) - Number(a.isBroken) || b.cost - a.cost);
}
