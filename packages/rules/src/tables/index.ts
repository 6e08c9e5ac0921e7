export { addressWords } from './address-words.ts';
export { charactersOf, encodingNamed, type EightBitEncoding, type Encoding, encodings } from './encodings.ts';
export { endAbove, findHeading, type HeadingReading, type HeadingWords, isTotal } from './find-heading.ts';
export {
  cellOf,
  type Delimiter,
  type HiddenKind,
  hiddenKinds,
  type Progress,
  portionOf,
  readCells,
  type Row,
  type Rows,
  visibleText,
} from './read-cells.ts';
export { type EncodingDoubt, readText } from './read-text.ts';
export {
  amountNotation,
  type AmountReading,
  type DecimalSign,
  decimalByBalance,
  largestAmount,
  readAmount,
  writtenAmount,
} from './amount-notation.ts';
export { dayNotation, type DayOrder, dayOrders, readDayOf } from './day-notation.ts';
