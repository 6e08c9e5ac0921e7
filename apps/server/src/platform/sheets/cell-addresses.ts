import type { Progress } from '@sevenmetre/rules/tables';
import { unzipSync } from 'fflate';

export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

/**
 * Stops at the next `<` even if a tag does not end: otherwise a text of tag starts would be scanned again
 * from each (quadratic time).
 */
const tag = /<(?:\w+:)?(?:row|c)\b([^<>]*)(>?)/g;
const reference = /(?:^|\s)r\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/** Cells of a workbook that is inside an extent. */
interface CountedCells {
  /** Cells without another type; they may be empty. */
  readonly numbers: number;
}

/**
 * The cells of a workbook; null: a row or cell is outside an extent. A file of a few bytes may contain the last
 * cell of a sheet, and a reader would allocate all cells before it.
 * @param progress receives the share of the texts that was looked at
 */
export function countCells(
  workbook: ArrayBuffer,
  { rows, columns }: Extent,
  progress: Progress = () => undefined,
): CountedCells | null {
  const filter = ({ name }: { readonly name: string }) => name.includes('worksheets/');
  const sheets = Object.values(unzipSync(new Uint8Array(workbook), { filter }));
  let numbers = 0;
  for (const [at, sheet] of sheets.entries()) {
    const text = new TextDecoder().decode(sheet);
    for (const { 1: attributes = '', 2: end, index } of text.matchAll(tag)) {
      // A tag inside a tag: the parser may read it differently.
      if (end === '') return null;
      const [, quoted, apostrophed] = reference.exec(attributes) ?? [];
      const address = quoted ?? apostrophed;
      if (address !== undefined && !isInside(address, rows, columns)) return null;
      numbers += otherType.test(attributes) ? 0 : 1;
      progress((at + index / text.length) / sheets.length);
    }
  }
  return { numbers };
}

const otherType = /\st\s*=\s*["'](?!n["'])/;

function isInside(address: string, rows: number, columns: number): boolean {
  const parts = /^([A-Z]{0,3})(\d{1,7})$/.exec(address);
  if (!parts) return false;
  const [, letters = '', digits = ''] = parts;
  const column = letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return Number(digits) <= rows && column <= columns;
}
