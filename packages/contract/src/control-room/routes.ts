import * as z from 'zod';
import { PathId, StoredId } from '../common.ts';
import { route } from '../route.ts';
import { controlRoomOperations as operations } from './operations.ts';
import { AnnouncementBody, ControlRoom, TaskTakeBody } from './schemas.ts';

const tag = 'organiser';

export const controlRoomRoutes = {
  controlRoom: route(operations.controlRoom, {
    tag,
    summary: 'What needs an organiser now, by what becomes late first; how late halls are; what begins next',
    answers: { 200: ControlRoom },
  }),
  taskTake: route(operations.taskTake, {
    tag,
    summary: 'Takes a task of the control room over, or gives it back',
    body: TaskTakeBody,
    answers: { 200: ControlRoom },
  }),
  announcementCreate: route(operations.announcementCreate, {
    tag,
    summary: 'Tells halls something: on their pages, screens and the devices of their reporters',
    body: AnnouncementBody,
    answers: { 200: StoredId },
  }),
  announcementEnd: route(operations.announcementEnd, {
    tag,
    summary: 'Takes an announcement off at once',
    params: z.object({ id: PathId }),
    answers: { 200: StoredId },
  }),
};
