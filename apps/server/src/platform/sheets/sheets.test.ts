import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { workbookOf } from '../../../tests/read-workbook.ts';
import { readSheet, usualLimits, writeCsv, writeXlsx } from './index.ts';

const table = {
  columns: ['Jméno', 'Ročník'],
  rows: [
    ['Žofie Šťastná', 2012],
    ['=cmd|calc', null],
    ['+420 605', 1],
    ['-1', 2],
    ['@x', 3],
    ["it's", -4],
  ],
} as const;
const texts = [
  ['Jméno', 'Ročník'],
  ['Žofie Šťastná', '2012'],
  ['=cmd|calc', ''],
  ['+420 605', '1'],
  ['-1', '2'],
  ['@x', '3'],
  ["it's", '-4'],
];

async function rowsOf(file: Uint8Array) {
  const reading = await readSheet(file);
  return reading.ok ? reading.rows : reading.error;
}

describe('sheets', () => {
  it('given a table, when it is written and read, then the same texts come back', async () => {
    expect(await rowsOf(Buffer.from(writeCsv(table)))).toEqual(texts);
    expect(await rowsOf(await writeXlsx([{ name: 'Soupiska: [A]', ...table }]))).toEqual(texts);
  });

  it('given days, moments and sums, then a workbook holds days and numbers, as the clocks of the tournament showed them', async () => {
    const rows = [
      ['2026-04-02', '2026-04-02 17:45', 1234.5, '2026-04-02'] as const,
      ['then', null, 0, 'x'] as const,
    ];
    const columns = ['Day', 'At', 'Sum', 'Note'];
    const file = await writeXlsx([
      { name: 'a', columns, rows, shapes: ['time', 'time', 'amount', undefined] },
    ]);
    const [first, second] = (await workbookOf(file)).get('a') ?? [];
    expect(first).toMatchObject({ Day: new Date('2026-04-02T00:00:00Z'), Sum: 1234.5, Note: '2026-04-02' });
    // An instant is a fraction of a day; reading it back is precise to a millisecond.
    expect(Math.round(Number(first?.['At']) / 1000)).toBe(Date.parse('2026-04-02T17:45:00Z') / 1000);
    expect(second).toEqual({ Day: 'then', At: null, Sum: 0, Note: 'x' });
  });

  it('given moments and times, then their time is kept for an importer that needs it, and days stay days for others', async () => {
    const rows = [['2026-06-13 09:40'], ['2026-06-13']] as const;
    const file = await writeXlsx([{ name: 'a', columns: ['At'], rows, shapes: ['time'] }]);
    const parts = unzipSync(file);
    const sheet = 'xl/worksheets/sheet1.xml';
    const markup = new TextDecoder().decode(parts[sheet]).replace(/<v>\d{5}\.\d+<\/v>/u, '<v>0.375</v>');
    const onlyTime = zipSync({ ...parts, [sheet]: strToU8(markup) });
    const read = async (bytes: Uint8Array, keepsTimes: boolean) => {
      const reading = await readSheet(bytes, usualLimits, { keepsTimes });
      return reading.ok ? reading.rows.slice(1).flat() : reading.error;
    };
    expect(await read(file, true)).toEqual(['2026-06-13T09:40', '2026-06-13']);
    expect(await read(file, false)).toEqual(['2026-06-13', '2026-06-13']);
    expect(await read(onlyTime, true)).toEqual(['1899-12-30T09:00', '2026-06-13']);
  });

  it('given texts that begin like formulas, then no spreadsheet computes them', () => {
    const csv = writeCsv({
      columns: ['a'],
      rows: [['=1+1'], ['\t=1'], ['\r=1'], ['+1'], ['-1'], ['@a'], [-1]],
    });
    expect(csv.startsWith('\ufeffa\r\n')).toBe(true);
    expect(csv).toContain("\r\n'=1+1\r\n'\t=1\r\n\"'\r=1\"\r\n'+1\r\n'-1\r\n");
    expect(csv.split('\r\n').slice(-3)).toEqual(["'@a", '-1', '']);
  });

  it('given texts that begin like formulas, then a workbook holds them as texts, without a sign of their own before them', async () => {
    const rows = [['+420 605 123 456'], ['=1+1'], ['-1'], ['@a']];
    const [first, ...others] =
      (await workbookOf(await writeXlsx([{ name: 'a', columns: ['a'], rows }]))).get('a') ?? [];
    expect([first, ...others].map((row) => row?.['a'])).toEqual(rows.flat());
  });

  it('given a code that is no character, in a cell or the name of the sheet, then the workbook opens without it', async () => {
    const none = '\u{10fffe}';
    const file = await writeXlsx([{ name: `${none}Jun`, columns: [`${none}a`], rows: [[`${none}b`]] }]);
    expect(await readSheet(file)).toMatchObject({ ok: true, rows: [['a'], ['b']] });
  });

  it('given a CSV of an old Czech spreadsheet, or one of another kind, then its letters are right', async () => {
    const windows = Buffer.from([0x8e, 0x6f, 0x66, 0x69, 0x65, 0x3b, 0xf8, 0xed]);
    expect(await rowsOf(windows)).toEqual([['Žofie', 'ří']]);
    const utf16 = Buffer.from('\ufeffŽofie\třeka\r\n', 'utf16le');
    expect(await rowsOf(utf16)).toEqual([['Žofie', 'řeka']]);
    expect(await rowsOf(Buffer.from('a,"b, c"\r\n\r\n,\r\n'))).toEqual([['a', 'b, c']]);
  });

  it('given a file that is not a table, then it is refused without a word of its content', async () => {
    for (const file of [
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 1, 2]),
      Buffer.from('PK\u0003\u0004 broken'),
      zipSync({ 'a.txt': strToU8('no workbook') }),
      zipSync({ 'a.xml': strToU8('<a/>') }),
    ]) {
      expect(await rowsOf(file)).toBe('sheet-unreadable');
    }
  });

  it('given a file that unpacks to more than it says, or names the last cell of the sheet, then it is refused', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(usualLimits.unpackedBytes + 1) });
    expect(bomb.length).toBeLessThan(usualLimits.fileBytes);
    expect(await rowsOf(bomb)).toBe('sheet-unreadable');
    const far = (cell: string) =>
      zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<sheetData>${cell}</sheetData>`) });
    expect(await rowsOf(far('<row r="1"><c r="XFD1048576"/></row>'))).toBe('sheet-too-large');
    expect(await rowsOf(far("<x:row  r = '9999999'/>"))).toBe('sheet-too-large');
    expect(await rowsOf(far('<row r="&#49;9"/>'))).toBe('sheet-too-large');
  });

  it('given a few kilobytes that would keep a parser busy for minutes, then it is refused at once', async () => {
    const heavy = [
      '<c '.repeat(1_000_000),
      `<row ${'a="b" '.repeat(1_000_000)}/>`,
      '<row><c>'.repeat(1_000_000),
    ];
    for (const markup of heavy) {
      const file = zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<sheetData>${markup}`) });
      expect(file.length).toBeLessThan(usualLimits.fileBytes);
      expect(await rowsOf(file)).toBe('sheet-unreadable');
    }
    const many = zipSync({ 'xl/worksheets/sheet1.xml': strToU8('<c <c <c <c r="A1"/>'.repeat(100_000)) });
    expect(await rowsOf(many)).toBe('sheet-too-large');
  });

  it('given a workbook with more beside its sheet than is read in a moment, then none of it is read', async () => {
    const texts = unzipSync(await writeXlsx([{ name: 'a', columns: ['a'], rows: [['b']] }]));
    const withMore = (more: Readonly<Record<string, Uint8Array>>) => rowsOf(zipSync({ ...texts, ...more }));
    const short = `<a b="${'c'.repeat(7_900)}"/>`;
    expect(await withMore({ 'more.xml': strToU8(short) })).toEqual([['a'], ['b']]);
    const broken = zipSync({ ...texts, 'more.xml': strToU8('more of it'.repeat(9)) });
    broken.fill(
      0xff,
      Buffer.from(broken).indexOf('more.xml') + 8,
      Buffer.from(broken).indexOf('more.xml') + 16,
    );
    const most = Array.from({ length: 200 }, (_, index) => [`${index}.xml`, strToU8('<a/>')] as const);
    expect([
      await withMore({ 'more.xml': new Uint8Array(usualLimits.unpackedBytes) }),
      await withMore(Object.fromEntries(most)),
      await rowsOf(broken),
      await withMore({ 'more.xml': strToU8(short.replaceAll('c', 'cc')) }),
      await withMore({ 'more.xml': strToU8('<a>'.repeat(600_001)) }),
    ]).toEqual(Array(5).fill('sheet-unreadable'));
  });

  it('given too many rows, columns or letters, then it is refused', async () => {
    const long = `${'x'.repeat(700)}\n`.repeat(1_000);
    for (const text of ['a\n'.repeat(2_001), ','.repeat(60) + 'x', 'x'.repeat(2_001), long])
      expect(await rowsOf(Buffer.from(text))).toBe('sheet-too-large');
  });
});
