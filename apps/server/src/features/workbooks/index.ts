export {
  amountCell,
  checkCell,
  chosenColumns,
  momentCell,
  type NamedSheet,
  sheetOf,
  writeWorkbook,
} from './workbook.ts';
