import { answerOf, foundOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { createAnnouncement, endAnnouncement } from './announce.use-case.ts';
import { readControlRoom } from './read-control-room.use-case.ts';
import type { ControlRoomContext } from './read-control-room.use-case.ts';
import { takeTask } from './take-task.use-case.ts';

type Calls = 'controlRoom' | 'taskTake' | 'announcementCreate' | 'announcementEnd';

/** Handlers of the control room. */
export function controlRoomHandlers(context: ControlRoomContext): Handlers<Calls> {
  return {
    controlRoom: async () => foundOf(await readControlRoom(context)),
    taskTake: async ({ actor, body }) => answerOf(await takeTask(context, actor, body)),
    announcementCreate: async ({ actor, body }) => answerOf(await createAnnouncement(context, actor, body)),
    announcementEnd: async ({ actor, params }) => answerOf(await endAnnouncement(context, actor, params.id)),
  };
}
