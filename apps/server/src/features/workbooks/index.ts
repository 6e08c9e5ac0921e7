export { checkCell } from './value-words.ts';
export { amountCell, momentCell, type NamedSheet, sheetOf, writeWorkbook } from './workbook.ts';
