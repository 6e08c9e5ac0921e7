import { expect, test } from 'vitest';
import { Marks } from './marks.ts';

test('given marks of parts, then what differed after a version is named, each part by the last time', () => {
  const marks = new Marks<'score' | 'clock'>();
  marks.mark(3, ['score', 'clock']);
  marks.mark(5, ['clock']);
  expect([2, 3, 4, 5].map((v) => marks.after(v))).toEqual([
    new Set(['score', 'clock']),
    new Set(['clock']),
    new Set(['clock']),
    new Set(),
  ]);
});

test('given something that differed as a whole, then nobody who saw it before gets parts of it', () => {
  const marks = new Marks<'score'>();
  marks.mark(3, 'whole');
  marks.mark(5, ['score']);
  expect([marks.after(2), marks.after(3), marks.after(5)]).toEqual(['whole', new Set(['score']), new Set()]);
});
