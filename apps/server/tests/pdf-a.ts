import { inflateSync } from 'node:zlib';

/*
 * The structural demands of ISO 19005-2 (PDF/A-2, level B), by number of the clause, as far as files of our printer can meet
 * or break them: classic cross-reference tables, Flate streams, TrueType fonts with their widths of glyphs, texts without
 * missing glyphs, limits of numbers. Not a validator: outlines of glyphs and the profile's curves are not checked.
 */

interface PdfObject {
  readonly id: number;
  readonly offset: number;
  /** The dictionary, without the stream. */
  readonly head: string;
  /** The stream as stored; null: none. */
  readonly raw: Buffer | null;
}

/** The clauses that a file violates, each with what was found; empty: none. */
export function pdfAViolations(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  const objects = objectsOf(source);
  const heads = [...objects.values()].map(({ head }) => head);
  return [
    ...fileStructure(source, objects),
    ...metadata(source, objects),
    ...outputIntent(heads, objects),
    ...fonts(heads, objects),
    ...contents(heads, objects),
    ...glyphs(heads, objects),
    ...limits(heads),
    ...forbidden(heads),
  ];
}

function broken(clause: string, isBroken: boolean, found: string): string[] {
  return isBroken ? [`${clause} ${found}`] : [];
}

function objectsOf(source: string): ReadonlyMap<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (const match of source.matchAll(/(?<=[\r\n])(\d+) 0 obj\b([\s\S]*?)endobj/gu)) {
    const [, id = '', whole = ''] = match;
    const at = /\bstream\r?\n/u.exec(whole);
    const end = whole.lastIndexOf('endstream');
    const raw =
      at === null
        ? null
        : Buffer.from(whole.slice(at.index + at[0].length, end).replace(/\r?\n$/u, ''), 'latin1');
    const head = at === null ? whole : whole.slice(0, at.index);
    objects.set(Number(id), { id: Number(id), offset: match.index, head, raw });
  }
  return objects;
}

/** Header, trailer, cross-reference table, lengths of streams (6.1). */
function fileStructure(source: string, objects: ReadonlyMap<number, PdfObject>): string[] {
  const [, header = '', comment = ''] = /^(%PDF-1\.[0-7])\r?\n%([^\r\n]*)/u.exec(source) ?? [];
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/u.exec(source)?.[1] ?? '';
  const bytes = Array.from(comment).filter((sign) => sign.charCodeAt(0) > 127);
  const streams = [...objects.values()].flatMap(({ id, head, raw }) =>
    raw === null ? [] : [{ id, head, raw }],
  );
  return [
    ...broken('6.1.2', header === '' || bytes.length < 4, 'header'),
    ...broken('6.1.3', !/\/ID\s*\[\s*<[0-9a-f]+>\s*<[0-9a-f]+>\s*\]/iu.test(trailer), 'no file identifier'),
    ...broken('6.1.3', /\/Encrypt/u.test(trailer), 'encrypted'),
    ...broken('6.1.3', !/%%EOF\r?\n?$/u.test(source), 'data after the end'),
    ...broken('6.1.4', !isTableRight(source, objects), 'cross-reference table'),
    ...streams.flatMap(({ id, head, raw }) => [
      ...broken(
        '6.1.7.1',
        Number(/\/Length (\d+)/u.exec(head)?.[1]) !== raw.length,
        `length of stream ${id}`,
      ),
      ...broken(
        '6.1.7.1',
        /\/(?:F|FFilter|FDecodeParms)\b(?! ?\d+ \/Type)/u.test(head),
        `stream ${id} in another file`,
      ),
      ...broken('6.1.7.2', /\/LZWDecode|\/Crypt\b/u.test(head), `filter of stream ${id}`),
    ]),
  ];
}

function isTableRight(source: string, objects: ReadonlyMap<number, PdfObject>): boolean {
  const start = Number(/startxref\s+(\d+)/u.exec(source)?.[1]);
  const table = /^xref\r?\n0 (\d+)\r?\n([\s\S]*?)trailer/u.exec(source.slice(start));
  const entries = (table?.[2] ?? '').trim().split(/\s*\r?\n/u);
  if (table === null || entries.length !== Number(table[1])) return false;
  return [...objects.values()].every(({ id, offset }) => Number(entries[id]?.slice(0, 10)) === offset);
}

/** XMP with the part and level of the standard, and the title of the document (6.6). */
function metadata(source: string, objects: ReadonlyMap<number, PdfObject>): string[] {
  const catalog = [...objects.values()].find(({ head }) => /\/Type \/Catalog/u.test(head))?.head ?? '';
  const stream = objects.get(referred(catalog, 'Metadata') ?? -1);
  const xmp = stream?.raw?.toString('utf8') ?? '';
  return [
    ...broken(
      '6.6.2.1',
      !/\/Type \/Metadata[\s\S]*\/Subtype \/XML/u.test(stream?.head ?? ''),
      'metadata stream',
    ),
    ...broken('6.6.2.1', !/<\?xpacket begin=[\s\S]*<\?xpacket end=/u.test(xmp), 'no XMP packet'),
    ...broken('6.6.4', !/<pdfaid:part>2<\/pdfaid:part>/u.test(xmp), 'part'),
    ...broken('6.6.4', !/<pdfaid:conformance>B<\/pdfaid:conformance>/u.test(xmp), 'level'),
    ...broken('6.6.3', /\/Title/u.test(source) && !xmp.includes('<dc:title>'), 'title in the document only'),
  ];
}

/** One RGB profile that all colours refer to (6.2.3). */
function outputIntent(heads: readonly string[], objects: ReadonlyMap<number, PdfObject>): string[] {
  const intents = heads.filter((head) => /\/S \/GTS_PDFA1/u.test(head));
  const profile = objects.get(referred(intents[0] ?? '', 'DestOutputProfile') ?? -1);
  const bytes = profile === undefined ? Buffer.alloc(0) : unpacked(profile);
  const isRgb = bytes.toString('latin1', 36, 40) === 'acsp' && bytes.toString('latin1', 16, 20) === 'RGB ';
  return [
    ...broken('6.2.3', intents.length !== 1, `${intents.length} output intents`),
    ...broken('6.2.3', !isRgb || bytes.length !== bytes.readUInt32BE(0), 'profile'),
    ...broken('6.2.3', !/\/N 3\b/u.test(profile?.head ?? ''), 'number of colours of the profile'),
  ];
}

/** Every font is in the file, and maps its characters (6.2.11). */
function fonts(heads: readonly string[], objects: ReadonlyMap<number, PdfObject>): string[] {
  const all = heads.filter((head) => /\/Type \/Font\b/u.test(head));
  const drawn = all.filter((head) => !/\/Subtype \/Type0/u.test(head));
  return [
    ...broken('6.2.11.4.1', drawn.length === 0, 'no font'),
    ...drawn.flatMap((head) => {
      const descriptor = objects.get(referred(head, 'FontDescriptor') ?? -1)?.head ?? '';
      const file = objects.get(referred(descriptor, 'FontFile[23]?') ?? -1);
      const name = /\/BaseFont \/([^\s/]+)/u.exec(head)?.[1] ?? '';
      return [
        ...broken('6.2.11.4.1', (file?.raw?.length ?? 0) === 0, `font ${name} is not embedded`),
        ...broken(
          '6.2.11.3.2',
          /CIDFontType2/u.test(head) && !/\/CIDToGIDMap/u.test(head),
          `map of glyphs of ${name}`,
        ),
        ...broken('6.2.11.4.2', /\/CIDSet/u.test(descriptor), `set of glyphs of ${name}`),
      ];
    }),
    ...all
      .filter((head) => /\/Subtype \/Type0/u.test(head))
      .flatMap((head) => [
        ...broken('6.2.11.3.3', !/\/Encoding \/Identity-[HV]/u.test(head), 'encoding'),
        ...broken('6.2.11.7', !/\/ToUnicode \d+ 0 R/u.test(head), 'no characters of glyphs'),
      ]),
  ];
}

/**
 * The widths that the file states are those of the font, within a unit of a thousand (6.2.11.5); the font has the tables that
 * draw it (6.2.11.4.1); characters of glyphs are real ones (6.2.11.7.2).
 */
function glyphs(heads: readonly string[], objects: ReadonlyMap<number, PdfObject>): string[] {
  const drawn = heads.filter((head) => /\/Subtype \/CIDFontType2/u.test(head));
  const maps = heads.flatMap((head) => objects.get(referred(head, 'ToUnicode') ?? -1) ?? []);
  return [
    ...drawn.flatMap((head) => {
      const descriptor = objects.get(referred(head, 'FontDescriptor') ?? -1)?.head ?? '';
      const file = objects.get(referred(descriptor, 'FontFile2') ?? -1);
      const font = file === undefined ? null : widthsOfFont(unpacked(file));
      const stated = statedWidths(head, objects);
      const name = /\/BaseFont \/([^\s/]+)/u.exec(head)?.[1] ?? '';
      return [
        ...broken('6.2.11.4.1', font === null, `tables of font ${name}`),
        ...broken(
          '6.2.11.5',
          font !== null &&
            (stated.length === 0 ||
              stated.some((width, glyph) => Math.abs(width - (font[glyph] ?? Number.NaN)) > 1)),
          `widths of ${name}`,
        ),
      ];
    }),
    ...maps.flatMap((map) =>
      broken('6.2.11.7.2', /<(?:0000|feff|fffe)>(?!\s*<)/iu.test(mapped(unpacked(map))), 'no character'),
    ),
  ];
}

/** The targets of a map of characters, without its ranges of codes. */
function mapped(map: Buffer): string {
  return [...map.toString('latin1').matchAll(/\[([^\]]*)\]/gu)].map(([, targets = '']) => targets).join(' ');
}

/** Widths by glyph in thousandths of the em; null: a table is missing. */
function widthsOfFont(font: Buffer): number[] | null {
  const count = font.length < 12 ? 0 : font.readUInt16BE(4);
  const tables = new Map(
    Array.from({ length: count }, (_, index) => 12 + 16 * index).map(
      (at) => [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)] as const,
    ),
  );
  const [head, hhea, hmtx, maxp] = ['head', 'hhea', 'hmtx', 'maxp'].map((tag) => tables.get(tag));
  if (head === undefined || hhea === undefined || hmtx === undefined || maxp === undefined) return null;
  if (!tables.has('glyf') || !tables.has('loca')) return null;
  const em = font.readUInt16BE(head + 18);
  const measured = font.readUInt16BE(hhea + 34);
  return Array.from({ length: font.readUInt16BE(maxp + 4) }, (_, glyph) => {
    const at = hmtx + 4 * Math.min(glyph, measured - 1);
    return (font.readUInt16BE(at) * 1000) / em;
  });
}

/** Widths by glyph as the file states them: one array from glyph 0 on, as our printer writes it. */
function statedWidths(head: string, objects: ReadonlyMap<number, PdfObject>): number[] {
  const source = objects.get(referred(head, 'W') ?? -1)?.head ?? head;
  const [, list = ''] = /\[\s*0\s*\[([^\]]*)\]/u.exec(source) ?? [];
  return list.trim().split(/\s+/u).filter(Boolean).map(Number);
}

/** Sizes that every reader can hold (6.1.13). */
function limits(heads: readonly string[]): string[] {
  return heads.flatMap((head) => {
    const numbers = [...head.matchAll(/(?<![\w.#<(-])-?\d+(?![\w.>])/gu)].map(([number]) => Number(number));
    const [, box = ''] = /\/MediaBox \[([^\]]*)\]/u.exec(head) ?? [];
    const [left = 0, bottom = 0, right = 100, top = 100] = box.trim().split(/\s+/u).map(Number);
    return [
      ...broken(
        '6.1.13',
        numbers.some((number) => Math.abs(number) > 2 ** 31 - 1),
        'a large number',
      ),
      ...broken(
        '6.1.13',
        box !== '' && [right - left, top - bottom].some((size) => size < 3 || size > 14_400),
        'size of a page',
      ),
      ...broken('6.1.13', /\/[^\s/<>[\]()]{128,}/u.test(head), 'a long name'),
    ];
  });
}

/** Colours of the profile only, no deep nesting, no operators of other versions (6.2). */
function contents(heads: readonly string[], objects: ReadonlyMap<number, PdfObject>): string[] {
  const pages = heads.filter((head) => /\/Type \/Page\b/u.test(head));
  const texts = pages.map((head) => {
    const stream = objects.get(referred(head, 'Contents') ?? -1);
    return stream === undefined ? '' : unpacked(stream).toString('latin1');
  });
  return [
    ...broken('6.1.1', pages.length === 0 || texts.includes(''), 'a page without contents'),
    ...texts.flatMap((text) => [
      ...broken('6.2.4.3', /(?:^|\s)(?:[\d.]+ ){4}[kK]\s|\/DeviceCMYK/u.test(text), 'CMYK'),
      ...broken('6.1.13', deepest(text) > 28, 'nesting of graphics states'),
      ...broken('6.2.2', /(?:^|\s)PS(?:\s|$)/u.test(text), 'PostScript'),
      ...broken('6.2.11.8', hasMissingGlyph(text), 'a missing glyph'),
    ]),
  ];
}

/** Whether a text of four hexadecimal digits a glyph draws glyph 0, which stands for characters that the font lacks. */
function hasMissingGlyph(text: string): boolean {
  const drawn = [...text.matchAll(/<([0-9a-f]+)>/giu)].map(([, codes = '']) => codes);
  return drawn.some((codes) => [...codes.matchAll(/.{4}/gu)].some(([glyph]) => glyph === '0000'));
}

function deepest(text: string): number {
  let depth = 0;
  let most = 0;
  for (const [, operator] of text.matchAll(/(?:^|\s)([qQ])(?=\s|$)/gu)) {
    depth += operator === 'q' ? 1 : -1;
    most = Math.max(most, depth);
  }
  return depth === 0 ? most : Infinity;
}

/** What no file may contain (6.2.5, 6.2.8, 6.3, 6.5, 6.9). */
function forbidden(heads: readonly string[]): string[] {
  const annotations = heads.filter((head) => /\/Type \/Annot\b/u.test(head));
  const isPrinted = (head: string) => (Number(/\/F (\d+)/u.exec(head)?.[1] ?? 0) & 0b100111) === 4;
  return [
    ...heads.flatMap((head) => [
      ...broken(
        '6.5.1',
        /\/S \/(?:Launch|Sound|Movie|ResetForm|ImportData|Hide|Rendition|Trans|JavaScript)\b|\/JS\b/u.test(
          head,
        ),
        'action',
      ),
      ...broken('6.5.2', /\/AA\b/u.test(head), 'actions of events'),
      ...broken('6.4', /\/(?:XFA|NeedAppearances)\b/u.test(head), 'form'),
      ...broken('6.8', /\/(?:EF|EmbeddedFiles)\b/u.test(head), 'attached file'),
      ...broken('6.2.5', /\/(?:TR|HTP|TR2 (?!\/Default))\b/u.test(head), 'transfer function'),
      ...broken('6.2.8', /\/(?:Alternates|OPI)\b|\/Interpolate true/u.test(head), 'picture'),
      ...broken(
        '6.2.10',
        /\/BM \/(?!Normal|Compatible|Multiply|Screen|Overlay|Darken|Lighten)/u.test(head),
        'blend mode',
      ),
      ...broken('6.2.9', /\/Subtype \/PS\b|\/Ref\b/u.test(head), 'foreign contents'),
      ...broken('6.9', /\/OCProperties/u.test(head), 'optional contents'),
    ]),
    ...broken(
      '6.3.2',
      annotations.some((head) => !isPrinted(head)),
      'an annotation that is not printed',
    ),
  ];
}

/** Number of the object that a key of a dictionary refers to. @param key a name, or a pattern of names */
function referred(head: string, key: string): number | null {
  const [, id] = new RegExp(`/${key} (\\d+) 0 R`, 'u').exec(head) ?? [];
  return id === undefined ? null : Number(id);
}

function unpacked({ head, raw }: PdfObject): Buffer {
  if (raw === null) return Buffer.alloc(4);
  return /\/FlateDecode/u.test(head) ? inflateSync(raw) : raw;
}
