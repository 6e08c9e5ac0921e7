import { beforeAll, describe, expect, it } from 'vitest';
import { pdfAViolations } from '../../../tests/pdf-a.ts';
import { textOfPdf } from '../../../tests/text-of-pdf.ts';
import { pixel } from '../../../tests/pixel.ts';
import { pageCount, pageNumber, type Paper, printPdf } from './index.ts';

/** All that match reports use: both weights, letters of five languages, tables, columns, a logo, drawings, codes, two pages. */
const paper: Paper = {
  version: '1.7',
  subset: 'PDF/A-2b',
  pageSize: 'A4',
  pageMargins: [28, 22, 28, 24],
  defaultStyle: { font: 'NotoSans', fontSize: 8, color: '#0f1519' },
  info: { title: 'Zápis', author: 'Lipová Cup', creationDate: new Date(0), modDate: new Date(0) },
  language: 'cs',
  footer: {
    text: `Zápis ${pageNumber} / ${pageCount}`,
    alignment: 'center',
    color: '#48555e',
    fontSize: 7,
    margin: [0, 8, 0, 0],
  },
  content: [
    { text: 'Žluťoučký kůň, ľadová ťava, groß, źdźbło', bold: true },
    { table: { widths: ['*', 20], body: [['Jana', { text: '7', color: '#48555e' }]] }, layout: 'grid' },
    { canvas: [{ type: 'polyline', lineWidth: 0.6, points: [0, 10, 20].map((x) => ({ x, y: x / 2 })) }] },
    { image: pixel, fit: [30, 30] },
    { qr: 'https://cup.example/report/ABCD', fit: 58, eccLevel: 'M' },
    { text: 'Strana 2', pageBreak: 'before' },
  ],
};

describe('papers that are kept', () => {
  let pdf: Buffer = Buffer.alloc(0);
  beforeAll(async () => {
    pdf = await printPdf(paper);
  });
  const changed = (from: string | RegExp, to: string) =>
    pdfAViolations(Buffer.from(pdf.toString('latin1').replace(from, to), 'latin1'));

  it('[MA95] meet the structural demands of PDF/A-2b', () => {
    expect(pdfAViolations(pdf)).toEqual([]);
  });

  it('[MA95] given letters that the font lacks, then they are replaced, and what belongs to the letter before is left out', async () => {
    const text = 'Zranění 🏐\uFE0F 家, Be\u030Cla\nřádek';
    const printed = await printPdf({ ...paper, content: [{ text }, { qr: 'https://cup.example/家' }] });
    expect(pdfAViolations(printed)).toEqual([]);
    expect(textOfPdf(printed).replaceAll(/\s+/gu, ' ')).toContain('Zranění \uFFFD \uFFFD, Běla řádek');
  });

  it('as an ordinary PDF they would not', async () => {
    const { subset: _, ...ordinary } = paper;
    const found = pdfAViolations(await printPdf(ordinary));
    expect(found).toEqual(expect.arrayContaining(['6.6.4 part', '6.2.3 0 output intents']));
  });

  it.each([
    ['another part of the standard', '<pdfaid:part>2<', '<pdfaid:part>3<', '6.6.4 part'],
    ['no file identifier', /\/ID \[/u, '/IX [', '6.1.3 no file identifier'],
    ['encryption', /trailer\s*<</u, 'trailer\n<<\n/Encrypt 1 0 R', '6.1.3 encrypted'],
    ['an action', '/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript >>', '6.5.1 action'],
    ['a font that is missing', /\/FontFile2 \d+ 0 R/u, '', /^6\.2\.11\.4\.1 font .* is not embedded$/u],
    ['data after the end', /%%EOF\s*$/u, '%%EOF\nmore', '6.1.3 data after the end'],
    ['a shifted object', '%PDF-1.7\n', '%PDF-1.7\n ', '6.1.4 cross-reference table'],
    ['a wrong width of a glyph', /(?<=\/W \[0 \[)\d+/u, '1', /^6\.2\.11\.5 widths of/u],
    ['a huge page', /\/MediaBox \[0 0 [\d.]+/u, '/MediaBox [0 0 99999', '6.1.13 size of a page'],
    ['a wrong length', /\/Length (\d+)/u, '/Length 1$1', /^6\.1\.7\.1 length of stream/u],
  ])('given %s, then it is found', (_name, from, to, violation) => {
    expect(changed(from, to)).toContainEqual(
      typeof violation === 'string' ? violation : expect.stringMatching(violation),
    );
  });
});
