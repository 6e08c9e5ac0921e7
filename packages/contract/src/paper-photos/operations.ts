import type { Operation } from '../operation.ts';
import { readStatuses, recordedStatuses } from '../statuses.ts';

const photos = '/api/v1/competition/match/{matchId}/paper-photos' as const;

/** Photos of the paper sheet of a match. They show names of children: never public. */
export const paperPhotoOperations = {
  paperPhotos: {
    method: 'GET',
    path: photos,
    access: { rule: 'inspectMatch', of: 'match' },
    statuses: readStatuses,
  },
  paperPhotoCreate: {
    method: 'POST',
    path: photos,
    access: { rule: 'inspectMatch', of: 'match' },
    statuses: recordedStatuses,
  },
  paperPhotoDelete: {
    method: 'DELETE',
    path: `${photos}/{photoId}`,
    access: { rule: 'inspectMatch', of: 'match' },
    statuses: recordedStatuses,
  },
} as const satisfies Record<string, Operation>;
