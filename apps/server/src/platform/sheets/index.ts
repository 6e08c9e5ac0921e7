export { neutralText } from './neutral-text.ts';
export { readSheetApart } from './read-sheet-apart.ts';
export {
  readSheet,
  type SheetFault,
  type SheetLimits,
  type SheetReading,
  usualLimits,
} from './read-sheet.ts';
export type { Cell, Table } from './table.ts';
export { writeCsv } from './write-csv.ts';
export { type Shape, type Sheet, writeXlsx } from './write-xlsx.ts';
