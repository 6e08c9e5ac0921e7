export { evaluate } from './evaluate.ts';
export type { ScheduleProblem } from './schedule-problem.ts';
