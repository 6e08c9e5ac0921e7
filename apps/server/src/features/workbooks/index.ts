export { checkCell } from './workbook.ts';
export { amountCell, momentCell, type NamedSheet, sheetOf, writeWorkbook } from './workbook.ts';
