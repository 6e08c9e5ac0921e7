export { createPlan, type Plan } from './plan.routes.ts';
export { readPlannedCategory, takeDraw } from './draft/take-draw.ts';
export { daysOf, minuteOf } from './plan-edition.ts';
export { readPlanSettings } from './settings/read-settings.use-case.ts';
