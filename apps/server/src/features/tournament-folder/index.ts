export { errorSentence } from './error-sentences.ts';
export type { FolderError, FolderErrorCode } from './folder-error.ts';
export {
  importFolder,
  type ImportOptions,
  type ImportRefusal,
  type ImportReport,
} from './store/import-folder.use-case.ts';
export type { Progress } from './store/import-context.ts';
export { existsAny as hasEdition } from './store/edition.repository.ts';
export {
  exportTournament,
  type ExportRefusal,
  type ExportReport,
} from './export/export-tournament.use-case.ts';
export { findMatchIds } from '../competition/index.ts';
export { noteSentence, type Note } from './note.ts';
export { readFolder, type FolderReading, type GoodFolder } from './read/read-folder.ts';
export type { Settings } from './tournament.ts';
export { writeFolder, type Cell, type FolderContent, type WriteOutcome } from './export/write-folder.ts';
export { type Confirmed } from './identify/confirmed.ts';
export { type FolderPreview, previewFolder } from './identify/preview-folder.use-case.ts';
export { summaryOf } from './read/folder-summary.ts';
export { type MatchesFile, readMatches, writeMatches } from './identify/matches-file.ts';
export { tournamentFolderHandlers, tournamentFolderLimits } from './upload/tournament-folder.routes.ts';
