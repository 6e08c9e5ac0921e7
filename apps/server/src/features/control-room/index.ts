export { countUnsentDevices } from './control-room.repository.ts';
export { controlRoomHandlers } from './control-room.routes.ts';
export { type ControlRoomContext, readIn as readControlRoomIn } from './read-control-room.use-case.ts';
