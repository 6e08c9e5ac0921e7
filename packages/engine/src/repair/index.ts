export { type Happening, afterHappenings } from './happening.ts';
export { lateMatches } from './late-halls.ts';
export { boardBeside, hallDaysAround } from './hall-days-around.ts';
export { type RepairAim, type RepairOptions, repair } from './repair.ts';
