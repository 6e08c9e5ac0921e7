import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Placement } from '../schedule/index.ts';
import {
  type PlanChange,
  type PlanCommand,
  differenceOf,
  emptyPlan,
  fold,
  merge,
  numberMatches,
} from './index.ts';

const key = fc.integer({ min: 0, max: 7 }).map((index) => `MA A:${index}`);
const place: fc.Arbitrary<Placement> = fc.record({
  hall: fc.constantFrom('H1', 'H2'),
  start: fc.integer({ min: 480, max: 4000 }),
});
const change: fc.Arbitrary<PlanChange> = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), match: key, to: place }),
  fc.record({ kind: fc.constant('unplace' as const), match: key }),
  fc.record({ kind: fc.constant('swap' as const), matches: fc.tuple(key, key) }),
  fc.record({
    kind: fc.constant('lock' as const),
    matches: fc.array(key, { maxLength: 3 }),
    on: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('shift' as const),
    matches: fc.array(key, { maxLength: 3 }),
    minutes: fc.constant(35),
  }),
);

/** Two organisers: each makes changes based on what it has seen so far. */
const step = fc.record({
  change: fc.oneof(
    change,
    fc.record({
      kind: fc.constantFrom('undo' as const, 'redo' as const),
      command: fc.integer({ min: 1, max: 20 }),
    }),
  ),
  behind: fc.integer({ min: 0, max: 3 }),
});

function logOf(steps: readonly { change: PlanChange; behind: number }[]): PlanCommand[] {
  const log: PlanCommand[] = [];
  for (const { change: asked, behind } of steps) {
    if (merge(log, Math.max(0, log.length - behind), asked).ok)
      log.push({ number: log.length + 1, change: asked });
  }
  return log;
}

describe('a draft', () => {
  test('is as it was before a command that was undone, whatever came between', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 20 }),
        change,
        fc.array(step, { maxLength: 8 }),
        (before, one, after) => {
          const log = logOf(before);
          const number = log.length + 1;
          const changed = [...log, { number, change: one }];
          for (const { change: later } of after) {
            const isOther = later.kind !== 'undo' && later.kind !== 'redo';
            const undo: PlanChange = { kind: 'undo', command: number };
            const next = [...changed, { number: changed.length + 1, change: later }];
            if (isOther && merge(changed, changed.length, later).ok && merge(next, next.length, undo).ok) {
              changed.push({ number: changed.length + 1, change: later });
            }
          }
          const undo: PlanChange = { kind: 'undo', command: number };
          expect(merge(changed, changed.length, undo).ok).toBe(true);
          const undone = fold(emptyPlan, [...changed, { number: changed.length + 1, change: undo }]);

          expect(undone).toEqual(
            fold(
              emptyPlan,
              changed.filter((command) => command.number !== number),
            ),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  test('comes out the same in whichever order changes that do not touch each other were given', () => {
    fc.assert(
      fc.property(change, change, fc.array(step, { maxLength: 10 }), (one, other, before) => {
        const log = logOf(before);
        const number = log.length + 1;
        const first: PlanCommand[] = [...log, { number, change: one }];
        if (!merge(first, log.length, other).ok) return;
        const second: PlanCommand[] = [
          ...log,
          { number, change: other },
          { number: number + 1, change: one },
        ];

        expect(fold(emptyPlan, [...first, { number: number + 1, change: other }])).toEqual(
          fold(emptyPlan, second),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('answers the later of two who change the same with what it did not know', () => {
    const log: PlanCommand[] = [
      { number: 1, change: { kind: 'place', match: 'MA A:1', to: { hall: 'H1', start: 480 } } },
      { number: 2, change: { kind: 'place', match: 'MA A:2', to: { hall: 'H1', start: 515 } } },
    ];

    expect(merge(log, 1, { kind: 'unplace', match: 'MA A:2' })).toEqual({
      ok: false,
      reason: 'conflict',
      commands: [2],
    });
    expect(merge(log, 1, { kind: 'unplace', match: 'MA A:1' })).toEqual({ ok: true });
  });
});

test('a difference taken over makes the second schedule of the first', () => {
  const schedule = fc.array(fc.tuple(key, place)).map((entries) => new Map(entries));
  fc.assert(
    fc.property(schedule, schedule, (before, after) => {
      const { placed, unplaced, moved } = differenceOf(before, after);
      const made = new Map(before);
      for (const match of unplaced) made.delete(match);
      for (const match of placed) made.set(match, after.get(match) ?? { hall: '', start: 0 });
      for (const { match, to } of moved) made.set(match, to);

      expect(made).toEqual(after);
    }),
  );
});

test('numbers follow time and hall, are never given twice and never change', () => {
  const schedule = fc.array(fc.tuple(key, place)).map((entries) => new Map(entries));
  fc.assert(
    fc.property(schedule, schedule, (first, second) => {
      const numbers = numberMatches(new Map(), first, ['H1', 'H2']);
      const more = numberMatches(numbers, second, ['H1', 'H2']);

      expect([...more.keys()].filter((match) => numbers.has(match))).toEqual([]);
      expect(new Set([...numbers.values(), ...more.values()]).size).toBe(numbers.size + more.size);
      const starts = [...more]
        .toSorted(([, a], [, b]) => a - b)
        .map(([match]) => second.get(match)?.start ?? 0);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    }),
  );
});
