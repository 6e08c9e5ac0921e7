export { judge } from './judge.ts';
export type { BrokenRule, MissedWish, ScheduleProblem } from './schedule-problem.ts';
