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

/**
 * Whether all rows and cells of a workbook are inside an extent. A file of a few bytes may contain the last
 * cell of a sheet, and a reader would allocate all cells before it.
 */
export function staysInside(workbook: ArrayBuffer, { rows, columns }: Extent): boolean {
  const filter = ({ name }: { readonly name: string }) => name.includes('worksheets/');
  const sheets = Object.values(unzipSync(new Uint8Array(workbook), { filter }));
  return sheets.every((sheet) => {
    const text = new TextDecoder().decode(sheet);
    return [...text.matchAll(tag)].every(([, attributes = '', end]) => {
      // A tag inside a tag: the parser may read it differently.
      if (end === '') return false;
      const [, quoted, apostrophed] = reference.exec(attributes) ?? [];
      const address = quoted ?? apostrophed;
      return address === undefined || isInside(address, rows, columns);
    });
  });
}

function isInside(address: string, rows: number, columns: number): boolean {
  const parts = /^([A-Z]{0,3})(\d{1,7})$/.exec(address);
  if (!parts) return false;
  const [, letters = '', digits = ''] = parts;
  const column = letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return Number(digits) <= rows && column <= columns;
}
