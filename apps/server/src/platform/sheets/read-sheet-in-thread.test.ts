import { expect, test } from 'vitest';
import { readSheetInThread, writeXlsx } from './index.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('given sheets that come together, then each is read as it is, and the server goes on meanwhile', async () => {
  const large = Array.from({ length: 1_900 }, (_, row) => `Anna ${row},Nováková,2012-04-04`).join('\n');
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 2);
  const [first, second, third] = await Promise.all([
    readSheetInThread(bytes('name;year\nAnna;2012')),
    readSheetInThread(bytes(large)),
    readSheetInThread(new Uint8Array([0x50, 0x4b, 3, 4, 0])),
  ]);
  clearInterval(timer);
  expect(first).toMatchObject({
    ok: true,
    rows: [
      ['name', 'year'],
      ['Anna', '2012'],
    ],
  });
  expect(second.ok && second.rows.length).toBe(1_900);
  expect(third).toEqual({ ok: false, error: 'sheet-unreadable' });
  expect(ticks).toBeGreaterThan(0);
});

test('given somebody who watches, then the share that was read grows to the whole file', async () => {
  const rows = Array.from({ length: 1_900 }, (_, row) => `Anna ${row};Nováková;2012-04-04`).join('\n');
  const shares: number[] = [];
  const sheet = await readSheetInThread(bytes(rows), undefined, {}, { progress: (one) => shares.push(one) });
  expect(sheet.ok && sheet.rows.length).toBe(1_900);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(20);
  expect(shares.at(-1)).toBe(1);
});

test('given a workbook, then its bytes, cells, numbers and rows all count for the share that was read', async () => {
  const rows = Array.from({ length: 1_900 }, (_, row) => [`Anna ${row}`, row / 7] as const);
  const file = await writeXlsx([{ name: 'a', columns: ['name', 'sum'], rows }]);
  const shares: number[] = [];
  const sheet = await readSheetInThread(file, undefined, {}, { progress: (one) => shares.push(one) });
  expect(sheet.ok && sheet.rows.at(-1)).toEqual(['Anna 1899', '271.285714286']);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.filter((share) => share > 0.1 && share < 0.5).length).toBeGreaterThan(10);
  expect(shares.at(-1)).toBe(1);
});

test('given a reading that is cancelled at its first progress, then it ends, and the next file is read', async () => {
  const cancel = new AbortController();
  const rows = 'a;b\n'.repeat(1_900);
  const watch = { signal: cancel.signal, progress: () => cancel.abort(new Error('cancelled')) };
  await expect(readSheetInThread(bytes(rows), undefined, {}, watch)).rejects.toThrow('cancelled');
  expect((await readSheetInThread(bytes('a;b'))).ok).toBe(true);
});

test('given a file beyond the limits, then no thread is started for it', async () => {
  const limits = { fileBytes: 3, unpackedBytes: 1, rows: 1, columns: 1, cellLength: 1 };
  expect(await readSheetInThread(bytes('abcd'), limits)).toEqual({ ok: false, error: 'sheet-too-large' });
});
