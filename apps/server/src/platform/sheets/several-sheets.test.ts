import { expect, it } from 'vitest';
import { noHiddenParts, onlyTable, readSheet, sheetsWithHeading, writeXlsx } from './index.ts';

const sheet = (name: string, columns: readonly string[], ...rows: (readonly (string | number)[])[]) => ({
  name,
  columns,
  rows,
});
const hasName = (rows: readonly (readonly string[])[]) => rows.some((row) => row.includes('Name'));

async function found(...sheets: ReturnType<typeof sheet>[]) {
  const reading = await readSheet(await writeXlsx(sheets));
  if (!reading.ok) throw new Error(reading.error);
  return sheetsWithHeading(reading, hasName).map(({ name, rows }) => [name, rows.length]);
}

it('given a workbook, then the sheet with the heading is read, wherever it is; several are all named', async () => {
  const cover = sheet('Cover', ['Tournament'], ['Cup']);
  const list = sheet('List', ['Name', 'Sum'], ['Anna', 0.1 + 0.2]);
  expect(await found(cover, list)).toEqual([['List', 2]]);
  expect(await found(cover, list, { ...list, name: 'Old' })).toEqual([
    ['List', 2],
    ['Old', 2],
  ]);
  // Without a heading it is the first sheet, as of a workbook with one.
  expect(await found(cover, sheet('Notes', ['x']))).toEqual([['', 2]]);
});

it('given several tables, then which one is asked, and the answer reads it', async () => {
  const list = sheet('List', ['Name'], ['Anna']);
  const old = sheet('Old', ['Name'], ['Eva'], ['Ida']);
  const reading = await readSheet(await writeXlsx([sheet('Cover', ['x']), list, old]));
  if (!reading.ok) throw new Error(reading.error);
  const question = {
    ok: false,
    code: 'sheets-several',
    parameters: { sheets: ['List', 'Old'], hidden: noHiddenParts },
  };
  expect(onlyTable(reading, hasName)).toMatchObject(question);
  expect(onlyTable(reading, hasName, { sheet: 1 })).toMatchObject({
    ok: true,
    value: { rows: [['Name'], ['Eva'], ['Ida']] },
  });
  // The answer to another file.
  expect(onlyTable(reading, hasName, { sheet: 7 })).toMatchObject(question);
});

it('given numbers of a spreadsheet, then they have at most twelve significant digits, on every sheet', async () => {
  const reading = await readSheet(await writeXlsx([sheet('A', ['x']), sheet('B', ['Sum'], [0.1 + 0.2])]));
  expect(reading.ok && reading.sheets.map(({ rows }) => rows.at(-1))).toEqual([['x'], ['0.3']]);
});
