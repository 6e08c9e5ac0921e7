import type { Handlers } from '../../platform/http/index.ts';
import { createAnnouncement, endAnnouncement } from './announce.use-case.ts';
import { readControlRoom } from './read-control-room.use-case.ts';
import type { ControlRoomContext } from './read-control-room.use-case.ts';
import { takeTask } from './take-task.use-case.ts';

type Calls = 'controlRoom' | 'taskTake' | 'announcementCreate' | 'announcementEnd';

/** Handlers of the control room. */
export function controlRoomHandlers(context: ControlRoomContext): Handlers<Calls> {
  return {
    controlRoom: () => readControlRoom(context),
    taskTake: ({ actor, body }) => takeTask(context, actor, body),
    announcementCreate: ({ actor, body }) => createAnnouncement(context, actor, body),
    announcementEnd: ({ actor, params }) => endAnnouncement(context, actor, params.id),
  };
}
