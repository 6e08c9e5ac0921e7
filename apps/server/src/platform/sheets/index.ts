export {
  pastedTable,
  readSheetInThread,
  readTable,
  type SentSheet,
  type SentTable,
} from './read-sheet-in-thread.ts';
export {
  askEncoding,
  encodingQuestion,
  isReadAlike,
  noHiddenParts,
  nothingBeside,
  onlyTable,
  readSheet,
  sheetsWithHeading,
  usualLimits,
} from './read-sheet.ts';
export type { Cell, Table } from './write-csv.ts';
export { writeCsv } from './write-csv.ts';
export { type Shape, writeXlsx } from './write-xlsx.ts';
