import { inflateSync } from 'node:zlib';

/** The texts of a PDF in the order in which they are drawn, one per line. */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, lettersOf(objects.get(unicode)?.body ?? ''));
    }
  }
  return [...objects.values()].map(({ body }) => textsOf(body, fonts)).join('\n');
}

interface PdfObject {
  readonly head: string;
  readonly body: string;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const source = pdf.toString('latin1');
  for (const match of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [, id = '', whole = ''] = match;
    const [head = '', stream] = whole.split('stream\n');
    const bytes = Buffer.from(stream?.slice(0, stream.lastIndexOf('\nend')) ?? '', 'latin1');
    const body = head.includes('/FlateDecode') && !head.includes('/Length1') ? inflate(bytes) : '';
    objects.set(id, { head, body });
  }
  return objects;
}

function inflate(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

/** Maps glyph ids (four hexadecimal digits) to characters. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', , list = ''] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    const codes = [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, code = '']) => code);
    for (const [index, code] of codes.entries()) {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      const units = code.match(/[0-9a-f]{4}/gi) ?? [];
      letters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return letters;
}

function textsOf(body: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> = new Map();
  const texts: string[] = [];
  for (const [, font, drawn] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? letters;
    const glyphs = [...(drawn ?? '').matchAll(/<([0-9a-f]*)>/gi)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    );
    texts.push(glyphs.map((glyph) => letters.get(glyph) ?? '').join(''));
  }
  return texts.filter((text) => text !== '').join('\n');
}
