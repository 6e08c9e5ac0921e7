import { describe, expect, it } from 'vitest';
import { readRecordList } from '../record-list/index.ts';
import { readCells, readText } from '../tables/index.ts';
import { oldestUndoable, sampleText, sourceWithoutNames } from './index.ts';

describe('imports of sheets', () => {
  it('[SI1] can be undone for a day', () => {
    expect(oldestUndoable(new Date('2026-03-02T10:00:00Z')).toISOString()).toBe('2026-03-01T10:00:00.000Z');
  });

  it('[SI3] are named in the history by their file, unless it names one of the people', () => {
    const names = ['Žofie', 'Šťastná', 'Jan'];
    expect(sourceWithoutNames('soupiska 2026.xlsx', names)).toBe('soupiska 2026.xlsx');
    expect(sourceWithoutNames('zofie_stastna.xlsx', names)).toBe('');
    expect(sourceWithoutNames('U13-JAN.csv', names)).toBe('');
    expect(sourceWithoutNames('january.csv', names)).toBe('january.csv');
  });

  it('[SI4] have a sample whose rows are read as they are written', () => {
    const headings = { name: 'Halle', address: 'Anschrift', city: 'Ort', coordinates: 'GPS' };
    const text = sampleText('halls', headings, { categories: [], countryCode: 'CZ', team: null });
    const read = readRecordList('halls', readCells(readText(new TextEncoder().encode(text)).text).rows);
    expect(read?.rows.map(({ texts }) => texts['coordinates'])).toEqual(['49.68, 18.35', '50.2267, 17.1441']);
    expect(read?.rows[0]?.texts['address']).toBe('Lindenweg 7');
  });
});
