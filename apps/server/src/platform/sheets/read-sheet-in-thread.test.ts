import { expect, test } from 'vitest';
import { readSheetInThread } from './index.ts';

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
