import { describe, expect, it } from 'vitest';
import { countedHere, foundRows, type ShortList } from './short-list.ts';

interface Row {
  readonly name: string;
  readonly kind: string;
  readonly beds: number;
}

const rows: readonly Row[] = [
  { name: 'Žižkov', kind: 'hall', beds: 9 },
  { name: 'Čakovice', kind: 'hotel', beds: 120 },
  { name: 'Chodov', kind: 'hall', beds: 40 },
];
const list: ShortList<Row> = {
  texts: ({ name }) => [name, null],
  filters: { kind: ({ kind }) => [kind] },
  sorts: { name: ({ name }) => name, beds: ({ beds }) => beds },
  locale: 'cs',
};
const names = (question: Record<string, string>) => foundRows(rows, question, list).map(({ name }) => name);

describe('a list that is filtered and sorted by the page', () => {
  it('given no question, then the rows stay in their own order', () => {
    expect(names({})).toEqual(['Žižkov', 'Čakovice', 'Chodov']);
  });

  it('given a search without accents and a filter, then only rows that meet both are found', () => {
    expect(names({ search: 'ziz' })).toEqual(['Žižkov']);
    expect(names({ kind: 'hall', search: 'cho' })).toEqual(['Chodov']);
    expect(names({ kind: 'hotel', search: 'cho' })).toEqual([]);
  });

  it('given a sorted column, then texts follow the language and numbers their size', () => {
    expect(names({ sort: 'name' })).toEqual(['Čakovice', 'Chodov', 'Žižkov']);
    expect(names({ sort: 'beds' })).toEqual(['Žižkov', 'Chodov', 'Čakovice']);
    expect(names({ sort: 'beds', direction: 'down' })).toEqual(['Čakovice', 'Chodov', 'Žižkov']);
  });

  it('given a column or filter of another release, then it changes nothing', () => {
    expect(names({ sort: 'gone', colour: 'red' })).toHaveLength(3);
  });

  it('counts a view from the rows that are there, and nothing before', async () => {
    const counted = countedHere('adminPlaces', rows, list);
    expect(counted.known?.({ kind: 'hall' })).toBe(2);
    expect(await counted.count({ kind: 'hall' })).toBe(2);
    expect(countedHere('adminPlaces', undefined, list).known?.({})).toBeUndefined();
  });
});
