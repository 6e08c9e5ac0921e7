export { controlRoom } from './control-room.ts';
export type { ClubArrival, ControlRoomFacts, GroupClosed, HallReporter, TaskTaken } from './facts.ts';
export type {
  ControlRoom,
  HallLine,
  HallReady,
  MatchNow,
  Task,
  TaskKind,
  TaskMatch,
  TaskTeam,
} from './task.ts';
