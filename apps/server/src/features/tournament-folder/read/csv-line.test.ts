import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { joinCells, splitLine } from './csv-line.ts';

const cell = fc.string({ unit: fc.constantFrom('a', 'ž', ' ', ',', '"', ';', '=', '1') });

test('whatever cells hold, they come back from their line', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (cells) => {
      expect(splitLine(joinCells(cells))).toEqual(cells.map((text) => text.trim()));
    }),
  );
});

test('a line of our own means the same to another reader of RFC 4180', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 6 }), (cells) => {
      const line = joinCells(cells);
      const { data, errors } = Papa.parse<string[]>(line, { delimiter: ',', newline: '\n' });
      expect(errors).toEqual([]);
      expect(splitLine(line)).toEqual((data[0] ?? ['']).map((text) => text.trim()));
    }),
  );
});

test.each([
  ['"a', 'quote-not-closed'],
  ['"a""', 'quote-not-closed'],
  ['a"b', 'quote-misplaced'],
  ['"a"b', 'quote-misplaced'],
  ['x,"a" ,y', 'quote-misplaced'],
])('given %s, then the line is refused', (line, error) => {
  expect(splitLine(line)).toBe(error);
});

test('given nothing, then one empty cell; given a comma at the end, then an empty one after it', () => {
  expect(splitLine('')).toEqual(['']);
  expect(splitLine('a,')).toEqual(['a', '']);
  expect(splitLine('"a",')).toEqual(['a', '']);
});
