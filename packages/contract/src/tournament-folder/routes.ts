import { route } from '../route.ts';
import { tournamentFolderOperations as operations } from './operations.ts';
import {
  FolderImportAnswer,
  FolderPreviewAnswer,
  folderUpload,
  PastYearImportAnswer,
  PastYearPreviewAnswer,
  PastYearUndoBody,
  PastYearUndone,
} from './schemas.ts';

const tag = 'tournament-folder';

export const tournamentFolderRoutes = {
  tournamentFolderPreview: route(operations.tournamentFolderPreview, {
    tag,
    summary: 'What a folder holds, with the registered clubs and teams that it may mean; stores nothing',
    upload: folderUpload,
    answers: { 200: FolderPreviewAnswer },
  }),
  tournamentFolderImport: route(operations.tournamentFolderImport, {
    tag,
    summary: 'Imports a folder with the clubs and teams that were confirmed',
    upload: folderUpload,
    answers: { 200: FolderImportAnswer },
  }),
  pastYearPreview: route(operations.pastYearPreview, {
    tag,
    summary: 'What a past year holds: a folder, or the answers of another portal; stores nothing',
    upload: folderUpload,
    answers: { 200: PastYearPreviewAnswer },
  }),
  pastYearImport: route(operations.pastYearImport, {
    tag,
    summary: 'Imports a past year as a past edition; the current edition stays current',
    upload: folderUpload,
    answers: { 200: PastYearImportAnswer },
  }),
  pastYearUndo: route(operations.pastYearUndo, {
    tag,
    summary:
      'Removes a past edition that an import of the last day created, if nothing in it was changed since',
    body: PastYearUndoBody,
    answers: { 200: PastYearUndone },
  }),
};
