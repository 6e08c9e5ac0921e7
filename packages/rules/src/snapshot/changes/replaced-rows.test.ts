import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ReplacedRows } from './replaced-rows.ts';

interface Row {
  readonly id: number;
  readonly score: number;
}

type Rows = ReadonlyMap<number, Row>;

const ids = 200;
const first: Rows = new Map(
  Array.from({ length: ids }, (_, index) => [ids - index, { id: ids - index, score: 0 }]),
);
const step = fc.record({
  rows: fc.array(fc.record({ id: fc.integer({ min: 1, max: ids }), score: fc.nat() }), { maxLength: 20 }),
  isRead: fc.boolean(),
});

function listedByCallback(rows: Rows): unknown[] {
  const told: unknown[] = [];
  rows.forEach((row, id, all) => told.push([id, row, all === rows]));
  return told;
}

test('given any rows in place of others, then each state reads as a copied map would, whenever it is read, and those before it stay', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const states: { rows: Rows; copied: Rows }[] = [{ rows: first, copied: first }];
      for (const { rows, isRead } of steps) {
        const before = states.at(-1) ?? { rows: first, copied: first };
        const copied = new Map([...before.copied, ...rows.map((row) => [row.id, row] as const)]);
        const after = { rows: ReplacedRows.over(before.rows, rows), copied };
        if (isRead) expect([...after.rows]).toEqual([...copied]);
        states.push(after);
      }
      for (const { rows, copied } of states) {
        expect(rows.size).toBe(copied.size);
        for (let id = 0; id <= ids + 1; id += 1) {
          expect(rows.get(id)).toBe(copied.get(id));
          expect(rows.has(id)).toBe(copied.has(id));
        }
        expect([...rows.keys()]).toEqual([...copied.keys()]);
        expect([...rows.values()]).toEqual([...copied.values()]);
        expect([...rows.entries()]).toEqual([...copied.entries()]);
        expect(listedByCallback(rows)).toEqual(listedByCallback(copied));
      }
    }),
    { numRuns: 30 },
  );
});
