export { judge } from './judge.ts';
export type { ScheduleProblem } from './schedule-problem.ts';
