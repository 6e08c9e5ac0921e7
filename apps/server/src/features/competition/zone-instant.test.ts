import { expect, test } from 'vitest';
import { zoneInstant } from './zone-instant.ts';

test.each([
  ['2026-03-28', '10:00', 'Europe/Prague', '2026-03-28T09:00:00.000Z'],
  ['2026-03-29', '10:00', 'Europe/Prague', '2026-03-29T08:00:00.000Z'],
  ['2026-03-29', '01:59', 'Europe/Prague', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', 'Europe/Prague', '2026-03-29T01:00:00.000Z'],
  ['2026-07-01', '00:00', 'Asia/Kathmandu', '2026-06-30T18:15:00.000Z'],
  ['2026-01-01', '23:59', 'America/St_Johns', '2026-01-02T03:29:00.000Z'],
])('%s %s in %s is %s', (day, time, timeZone, expected) => {
  expect(zoneInstant(day, time, timeZone)?.toISOString()).toBe(expected);
});

test('given an hour that the clocks skip, then there is no such instant', () => {
  expect(zoneInstant('2026-03-29', '02:00', 'Europe/Prague')).toBeNull();
  expect(zoneInstant('2026-03-29', '02:59', 'Europe/Prague')).toBeNull();
});

test('given an hour that comes twice, then the first one is meant', () => {
  expect(zoneInstant('2026-10-25', '02:30', 'Europe/Prague')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
});
