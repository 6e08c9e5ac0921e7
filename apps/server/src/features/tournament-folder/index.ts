export { faultSentence } from './fault-sentences.ts';
export type { Fault, FaultCode } from './fault.ts';
export {
  importFolder,
  type FolderCounts,
  type ImportOptions,
  type ImportRefusal,
  type ImportReport,
} from './import-folder.use-case.ts';
export type { Progress } from './import-context.ts';
export { existsAny as hasEdition } from './edition.repository.ts';
export { exportTournament, type ExportRefusal, type ExportReport } from './export-tournament.use-case.ts';
export { findMatchIds } from './match.repository.ts';
export { noteSentence, type Note } from './note.ts';
export { readFolder, type FolderReading, type GoodFolder } from './read-folder.ts';
export type { Settings } from './tournament.ts';
export { writeFolder, type Cell, type FolderContent, type WriteOutcome } from './write-folder.ts';
