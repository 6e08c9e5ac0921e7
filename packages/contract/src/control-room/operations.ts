import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const room = '/api/v1/admin/control-room' as const;
const announcements = '/api/v1/admin/announcements' as const;

/** Data for organisers while matches are played. */
export const controlRoomOperations = {
  controlRoom: { method: 'GET', path: room, access: 'organiser', statuses: readStatuses },
  taskTake: { method: 'PUT', path: `${room}/tasks`, access: 'organiser', statuses: writtenStatuses },
  announcementCreate: {
    method: 'POST',
    path: announcements,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  announcementEnd: {
    method: 'POST',
    path: `${announcements}/{id}/end`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
