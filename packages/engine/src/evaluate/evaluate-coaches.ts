import { type ScheduleProblem, missed } from './schedule-problem.ts';
import { type Timetable, inOrder } from './timetable.ts';

/** Finds coaches who would have to be in two places. */
export function evaluateCoaches(timetable: Timetable): ScheduleProblem[] {
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
