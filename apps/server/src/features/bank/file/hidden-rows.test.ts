import { BankFileQuery } from '@sevenmetre/contract/bank/schemas';
import { describe, expect, it } from 'vitest';
import { excelWorkbook } from '../../../platform/sheets/testing/excel-workbook.ts';
import { parseBankFile } from './read-bank-file.ts';

const statement = excelWorkbook(
  {
    name: 'Pohyby',
    before: '<cols><col min="4" max="4" width="0" hidden="1" customWidth="1"/></cols>',
    rows: [
      ['', 'Datum', 'Částka', 'VS', 'Protistrana'],
      ['', '10.3.2026', 600, '2600147', 'TJ Lípa'],
      ['hidden="1"', '11.3.2026', 450, '2600148', 'TJ Buk'],
      ['hidden="1"', '12.3.2026', -90.5, '', 'Poplatek'],
      ['', '13.3.2026', 20, '2600149', 'TJ Jasan'],
      ['hidden="1"', '14.3.2026', 7, '2600150', 'TJ Dub'],
    ],
  },
  {
    name: '2025',
    state: 'hidden',
    rows: [
      ['', 'Datum', 'Částka'],
      ['', '10.3.2025', 1],
    ],
  },
);

async function read(hidden?: string) {
  const query = BankFileQuery.parse({ accountCurrency: 'CZK', ...(hidden ? { hidden } : {}) });
  const file = await parseBankFile({ bytes: statement, query });
  if ('error' in file) throw new Error(file.error);
  const counted = file.movements.length + file.left.length + file.aside;
  return {
    ...file,
    counted,
    taken: file.movements.map(({ row, amount, counterparty }) => [row, amount, counterparty]),
    leftOut: file.left.map(({ row, reason, amount }) => [row, reason, amount]),
  };
}

describe('hidden rows of a statement', () => {
  it('[MO23] are left with their amounts, so that rows and sums are those of the file', async () => {
    const { hidden, questions, counted, taken, leftOut } = await read();
    expect({ hidden, questions, counted }).toEqual({
      hidden: { rows: [3, 4, 6], columns: ['D (Protistrana)'], sheets: ['2025'] },
      questions: [],
      counted: 6,
    });
    expect(taken).toEqual([
      [2, 60_000, null],
      [5, 2_000, null],
    ]);
    expect(leftOut).toEqual([
      [3, 'hidden', 45_000],
      [4, 'hidden', -9_050],
      [6, 'hidden', 700],
    ]);
  });

  it('[MO23] are rows like others after an answer; hidden columns and sheets are answers of their own', async () => {
    const { counted, taken, leftOut } = await read('rows,columns');
    expect({ counted, taken, leftOut }).toEqual({
      counted: 6,
      taken: [
        [2, 60_000, 'TJ Lípa'],
        [3, 45_000, 'TJ Buk'],
        [5, 2_000, 'TJ Jasan'],
        [6, 700, 'TJ Dub'],
      ],
      leftOut: [[4, 'outgoing', -9_050]],
    });
    expect((await read('sheets')).questions).toMatchObject([
      { kind: 'sheet', sheets: [{ name: 'Pohyby' }, { name: '2025' }] },
    ]);
  });
});
