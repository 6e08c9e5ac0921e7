export { controlRoomHandlers } from './control-room.routes.ts';
