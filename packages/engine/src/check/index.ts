export { type Violation, checkPlan } from './check-plan.ts';
