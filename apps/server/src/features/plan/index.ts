export { planHandlers } from './plan.routes.ts';
