import { strToU8, unzipSync, zipSync } from 'fflate';
import type { HiddenKind } from '@sevenmetre/rules/tables';
import { describe, expect, it } from 'vitest';
import { onlyTable, readSheet, usualLimits } from './index.ts';
import { excelWorkbook } from './testing/excel-workbook.ts';

const hasName = (rows: readonly (readonly string[])[]) => rows.some((row) => row.includes('Name'));

async function tableOf(file: Uint8Array, ...hidden: HiddenKind[]) {
  const reading = await readSheet(file, usualLimits, { hidden });
  if (!reading.ok) throw new Error(reading.error);
  return onlyTable(reading, hasName, { hidden });
}

describe('hidden parts of a workbook', () => {
  it('given rows hidden by hand, by a filter and in a collapsed group, then they are left out and named, and read when asked for', async () => {
    const file = excelWorkbook({
      name: 'List',
      rows: [
        ['', 'Name', 'Region'],
        ['', 'Anna', 'A'],
        ['hidden="1"', 'Old', 'A'],
        ['hidden="1" outlineLevel="1"', 'Grouped', 'A'],
        ['collapsed="1"', 'Eva', 'A'],
        ['hidden="1"', '', ''],
        ["hidden='true'", 'Filtered', 'B'],
      ],
      after:
        '<autoFilter ref="A1:B7"><filterColumn colId="1"><filters><filter val="A"/></filters></filterColumn></autoFilter>',
    });
    const hidden = { rows: [3, 4, 7], columns: [], sheets: [] };
    expect(await tableOf(file)).toMatchObject({
      // Lines keep their numbers.
      value: { hidden, rows: [['Name', 'Region'], ['Anna', 'A'], [], [], ['Eva', 'A']] },
    });
    const all = await tableOf(file, 'rows');
    expect(all).toMatchObject({ value: { hidden } });
    expect(all.ok && all.value.rows.map(([name]) => name)).toEqual([
      'Name',
      'Anna',
      'Old',
      'Grouped',
      'Eva',
      '',
      'Filtered',
    ]);
  });

  it('given hidden columns, then they are left out and named by their letters and first text; empty ones are not named', async () => {
    const file = excelWorkbook({
      name: 'List',
      before:
        '<cols><col min="1" max="1" width="20" customWidth="1"/><col min="2" max="3" width="0" hidden="1" customWidth="1"/><col min="5" max="16384" hidden="1"/></cols>',
      rows: [
        ['', 'Name', 'E-mail', '', 'Born', 'Note'],
        ['', 'Anna', 'anna@example.com', '', '2012', ''],
      ],
    });
    const hidden = { rows: [], columns: ['B (E-mail)', 'E (Note)'], sheets: [] };
    expect(await tableOf(file)).toMatchObject({
      value: {
        hidden,
        rows: [
          ['Name', '', '', 'Born', ''],
          ['Anna', '', '', '2012', ''],
        ],
      },
    });
    expect(await tableOf(file, 'columns')).toMatchObject({
      value: { hidden, rows: [{ 1: 'E-mail' }, { 1: 'anna@example.com' }] },
    });
  });

  it.each(['hidden', 'veryHidden'] as const)(
    'given a sheet that is %s, then it is no second list, and one when asked for',
    async (state) => {
      const rows = (name: string) => [['', 'Name'] as const, ['', name] as const];
      const file = excelWorkbook(
        { name: 'Archive', state, rows: rows('Old') },
        {
          name: 'Lists',
          state,
          rows: [
            ['', 'MC'],
            ['', 'WC'],
          ],
        },
        { name: 'Now', rows: rows('Anna') },
      );
      const hidden = { rows: [], columns: [], sheets: ['Archive'] };
      expect(await tableOf(file)).toMatchObject({ value: { hidden, rows: [['Name'], ['Anna']] } });
      expect(await tableOf(file, 'sheets')).toMatchObject({
        code: 'sheets-several',
        parameters: { sheets: ['Archive', 'Now'], hidden },
      });
    },
  );

  it('given a list that only a hidden sheet holds, then its name goes with the refusal', async () => {
    const file = excelWorkbook(
      { name: 'Cover', rows: [['', 'Cup']] },
      {
        name: 'Archive',
        state: 'hidden',
        rows: [
          ['', 'Name'],
          ['', 'Old'],
        ],
      },
    );
    expect(await tableOf(file)).toMatchObject({
      value: { hidden: { sheets: ['Archive'] }, rows: [['Cup']] },
    });
    expect(await tableOf(file, 'sheets')).toMatchObject({ value: { rows: [['Name'], ['Old']] } });
  });

  it('given rows without numbers, as some programs write them, then each follows the one above', async () => {
    const parts = unzipSync(
      excelWorkbook({
        name: 'List',
        rows: [
          ['', 'Name'],
          ['hidden="1"', 'Old'],
          ['', 'Anna'],
        ],
      }),
    );
    const path = 'xl/worksheets/sheet1.xml';
    const unnumbered = new TextDecoder().decode(parts[path]).replaceAll(/<row r="\d"/gu, '<row');
    const file = zipSync({ ...parts, [path]: strToU8(unnumbered) });
    const reading = await readSheet(file);
    expect(reading.ok && reading.sheets[0]?.hidden.rows).toEqual([{ line: 2, cells: ['Old'] }]);
  });
});
