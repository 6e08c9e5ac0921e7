export { createPlan, type Plan } from './plan.routes.ts';
export { type PublicDrawResult, readPlannedCategory, takeDraw } from './draft/take-draw.ts';
