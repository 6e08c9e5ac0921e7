export { laterBy, openingDay } from './days.ts';
export { defaultDelayRules, hallDelays } from './hall-delays.ts';
export type { HallMatch } from './hall-match.ts';
export { minutesOnFoot } from './on-foot.ts';
export type { MapPoint } from './on-foot.ts';
export { dayOfTeam } from './team-day.ts';
export type { DayOfTeam } from './team-day.ts';
export { overlaps } from './overlap.ts';
