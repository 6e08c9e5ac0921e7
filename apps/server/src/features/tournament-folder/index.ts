export { faultSentence } from './fault-sentences.ts';
export { type Fault, type FaultCode, shownFaults } from './fault.ts';
export {
  importFolder,
  type FolderCounts,
  type ImportOptions,
  type ImportRefusal,
  type ImportReport,
} from './import-folder.use-case.ts';
export type { Progress } from './import-context.ts';
export { noteSentence, type Note } from './note.ts';
export { readFolder, type FolderReading, type GoodFolder } from './read-folder.ts';
