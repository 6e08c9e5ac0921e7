export { readSheetInThread } from './read-sheet-in-thread.ts';
export {
  askEncoding,
  encodingQuestion,
  type HiddenParts,
  isReadAlike,
  noHiddenParts,
  onlyTable,
  readSheet,
  sheetsWithHeading,
  type SheetText,
  usualLimits,
} from './read-sheet.ts';
export type { Cell, Table } from './write-csv.ts';
export { writeCsv } from './write-csv.ts';
export { type Shape, writeXlsx } from './write-xlsx.ts';
