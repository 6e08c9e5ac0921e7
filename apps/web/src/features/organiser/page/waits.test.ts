import { expect, it } from 'vitest';
import { elapsed } from './waits.tsx';

it('tells a time that has passed in the largest unit that fills', () => {
  const since = Date.parse('2026-03-01T10:00:00Z');
  const at = (iso: string) => elapsed(since, Date.parse(iso));
  expect(at('2026-03-01T09:59:00Z')).toEqual({ unit: 'minutes', count: 0 });
  expect(at('2026-03-01T10:59:59Z')).toEqual({ unit: 'minutes', count: 59 });
  expect(at('2026-03-01T12:00:00Z')).toEqual({ unit: 'hours', count: 2 });
  expect(at('2026-03-03T09:59:00Z')).toEqual({ unit: 'hours', count: 47 });
  expect(at('2026-03-03T10:00:00Z')).toEqual({ unit: 'days', count: 2 });
});
