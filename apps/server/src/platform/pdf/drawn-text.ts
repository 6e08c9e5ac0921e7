/** Stands for a character that the font lacks; the font has it. */
const replacement = '\uFFFD';

/**
 * Makes texts drawable: composed letters, and no character that the font lacks, which would be drawn as an empty box and
 * is forbidden in PDF/A (ISO 19005-2, 6.2.11.8). Marks without a glyph of their own are left out.
 * @param font a TrueType font
 */
export function createDrawnText(font: Buffer): (text: string) => string {
  const known = codePointsOf(font);
  const isKnown = (sign: string): boolean => sign < ' ' || known.has(sign.codePointAt(0) ?? 0);
  return (text) => {
    const composed = text.normalize('NFC');
    if (Array.from(composed).every(isKnown)) return composed;
    return Array.from(composed, (sign) =>
      isKnown(sign) ? sign : /[\p{Mn}\p{Me}\p{Cf}]/u.test(sign) ? '' : replacement,
    ).join('');
  };
}

/** A copy of the content with each text drawn by `drawn`; other strings, such as pictures and codes, stay. */
export function withDrawnTexts<T>(content: T, drawn: (text: string) => string): T {
  const copy = { content: structuredClone(content) };
  const draw = (value: object): void => {
    for (const [key, part] of Object.entries(value)) {
      if (notDrawn.has(key)) continue;
      if (typeof part === 'string') Reflect.set(value, key, drawn(part));
      else if (typeof part === 'object' && part !== null) draw(part);
    }
  };
  draw(copy);
  return copy.content;
}

/** Keys whose strings are no text on the paper. */
const notDrawn: ReadonlySet<string> = new Set(['qr', 'image', 'svg', 'link', 'layout', 'style', 'font']);

/** Code points with a glyph, from the font's table of characters (`cmap`, formats 4 and 12). */
function codePointsOf(font: Buffer): ReadonlySet<number> {
  const known = new Set<number>();
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('the font has no table of characters');
  const cmap = font.readUInt32BE(entry + 8);
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const table = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4);
    const format = font.readUInt16BE(table);
    const ranges = format === 4 ? segments(font, table) : format === 12 ? groups(font, table) : [];
    for (const [first, last] of ranges) for (let code = first; code <= last; code += 1) known.add(code);
  }
  return known;
}

type Range = readonly [first: number, last: number];

function segments(font: Buffer, table: number): Range[] {
  const bytes = font.readUInt16BE(table + 6);
  return Array.from({ length: bytes / 2 }, (_, index): Range => {
    const last = font.readUInt16BE(table + 14 + 2 * index);
    return [font.readUInt16BE(table + 16 + bytes + 2 * index), last];
  }).filter(([first]) => first !== 0xffff);
}

function groups(font: Buffer, table: number): Range[] {
  return Array.from({ length: font.readUInt32BE(table + 12) }, (_, index): Range => {
    const at = table + 16 + 12 * index;
    return [font.readUInt32BE(at), font.readUInt32BE(at + 4)];
  });
}
