import type { Operation } from '../operation.ts';
import { writtenStatuses } from '../statuses.ts';

const folder = '/api/v1/admin/tournament-folder' as const;

/** A tournament as a folder of files from elsewhere. */
export const tournamentFolderOperations = {
  tournamentFolderPreview: {
    method: 'POST',
    path: `${folder}/preview`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  tournamentFolderImport: {
    method: 'POST',
    path: `${folder}/import`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  pastYearPreview: {
    method: 'POST',
    path: `${folder}/past/preview`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  pastYearImport: {
    method: 'POST',
    path: `${folder}/past/import`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  pastYearUndo: {
    method: 'POST',
    path: `${folder}/past/undo`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
