export { manualClock, systemClock } from './clock.ts';
export type { Clock, ManualClock } from './clock.ts';
