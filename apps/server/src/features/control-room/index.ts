export { countUnsentDevices } from './control-room.repository.ts';
export { controlRoomHandlers } from './control-room.routes.ts';
