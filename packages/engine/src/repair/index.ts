export { type Happening, afterHappenings } from './happening.ts';
export { type LateMatch, lateMatches } from './late-halls.ts';
export { hallDaysAround } from './hall-days-around.ts';
export { type RepairAim, type RepairOptions, type RepairPlan, repair } from './repair.ts';
