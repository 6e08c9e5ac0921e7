import { getTableColumns, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsReader } from './rows-reader.ts';
import { files, sessions } from './schema/index.ts';

const { id, filename, size, createdAt } = getTableColumns(files);
const { tokenHash, lastSeenAt } = getTableColumns(sessions);
const text = '2026-04-04 08:00:00.25+00';
const instant = new Date('2026-04-04T08:00:00.250Z');

test('given columns of one table, then each value is read as its column says, and what is not there is null', () => {
  const read = rowsReader([
    { path: ['id'], field: id },
    { path: ['size'], field: size },
    { path: ['madeAt'], field: createdAt },
  ]);
  expect(
    read?.([
      [7, null, text],
      ['8', 3, null],
    ]),
  ).toEqual([
    { id: 7, size: null, madeAt: instant },
    { id: 8, size: 3, madeAt: null },
  ]);
  expect(read?.([])).toEqual([]);
});

test('given columns of joined tables, then each row has its tables, and columns that stand by themselves', () => {
  const read = rowsReader([
    { path: ['file', 'id'], field: id },
    { path: ['file', 'filename'], field: filename },
    { path: ['of', 'tokenHash'], field: tokenHash },
    { path: ['seen'], field: lastSeenAt },
  ]);
  expect(
    read?.([
      [7, 'a.pdf', 'hash', text],
      [8, 'b.pdf', null, null],
    ]),
  ).toEqual([
    { file: { id: 7, filename: 'a.pdf' }, of: { tokenHash: 'hash' }, seen: instant },
    { file: { id: 8, filename: 'b.pdf' }, of: { tokenHash: null }, seen: null },
  ]);
});

test('given what is no plain column, or nothing to read, then it is left to Drizzle', () => {
  expect(rowsReader(undefined)).toBeUndefined();
  expect(
    rowsReader([
      { path: ['id'], field: id },
      { path: ['count'], field: sql<number>`count(*)` },
    ]),
  ).toBeUndefined();
  expect(rowsReader([{ path: ['file', 'of', 'id'], field: id }])).toBeUndefined();
});
