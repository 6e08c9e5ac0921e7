export { controlRoom } from './control-room.ts';
export type { ControlRoomFacts } from './facts.ts';
export type { Task } from './task.ts';
