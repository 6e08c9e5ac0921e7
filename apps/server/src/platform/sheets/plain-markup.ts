/** Bytes of one tag; the longest ones declare namespaces. */
const longestTag = 8_000;
/** Tags in all texts of a workbook; a cell with its text takes up to ten. */
const mostTags = 600_000;

const opens = 0x3c;
const closes = 0x3e;

/**
 * Whether a parser can read the texts of a workbook fast. A few kilobytes can unpack to millions of
 * attributes or tags, which would block it for minutes.
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
