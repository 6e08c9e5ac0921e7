export { controlRoom } from './control-room.ts';
export { isOfToday } from './hall-day.ts';
export type { ControlRoomFacts } from './facts.ts';
export { countOpenTasks, silentHallsListed, type Task } from './task.ts';
export { type ListedMatch, listedMatches, matchStates } from './listed-matches.ts';
