/** Bytes of one tag; the longest of a spreadsheet program names its namespaces. */
const longestTag = 8_000;
/** Of all texts of a workbook together; a cell with its text takes up to ten. */
const mostTags = 600_000;

const opens = 0x3c;
const closes = 0x3e;

/**
 * Whether a parser gets through the texts of a workbook in a moment. A few kilobytes unpack to millions of attributes or
 * tags, which take it minutes while nobody else is answered.
 */
export function isPlainMarkup(texts: Iterable<Uint8Array>): boolean {
  let tags = 0;
  for (const text of texts) {
    for (let from = text.indexOf(opens); from !== -1;) {
      const end = text.indexOf(closes, from);
      tags += 1;
      if (end === -1 || end - from > longestTag || tags > mostTags) return false;
      from = text.indexOf(opens, end);
    }
  }
  return true;
}
