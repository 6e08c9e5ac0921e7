export { controlRoom } from './control-room.ts';
export { isOfToday } from './hall-day.ts';
export type { ControlRoomFacts } from './facts.ts';
export type { Task } from './task.ts';
