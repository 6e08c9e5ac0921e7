export { evaluate } from './evaluate.ts';
export { type ScheduleProblem, problemName } from './schedule-problem.ts';
