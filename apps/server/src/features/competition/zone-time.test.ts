import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inZone, utcText } from './zone-time.ts';

test('given one instant asked for in two zones, in turns, then each gets its own day and time', () => {
  const instant = new Date('2026-04-03T22:30:00Z');
  for (let turn = 0; turn < 2; turn += 1) {
    expect(inZone(instant, 'Europe/Prague')).toEqual({ day: '2026-04-04', time: '00:30' });
    expect(inZone(instant, 'America/New_York')).toEqual({ day: '2026-04-03', time: '18:30' });
  }
});

test('given the hour that comes twice in autumn, then both are written alike, and the hour left out in spring never is', () => {
  expect(inZone(new Date('2026-10-25T00:30:00Z'), 'Europe/Prague').time).toBe('02:30');
  expect(inZone(new Date('2026-10-25T01:30:00Z'), 'Europe/Prague').time).toBe('02:30');
  expect(inZone(new Date('2026-03-29T00:59:59Z'), 'Europe/Prague').time).toBe('01:59');
  expect(inZone(new Date('2026-03-29T01:00:00Z'), 'Europe/Prague').time).toBe('03:00');
});

test('given seconds within a minute, then they are of that minute, also before 1970', () => {
  expect(inZone(new Date('2026-04-03T10:14:59.999Z'), 'UTC')).toEqual({ day: '2026-04-03', time: '10:14' });
  expect(inZone(new Date('1969-12-31T23:59:59.500Z'), 'UTC')).toEqual({ day: '1969-12-31', time: '23:59' });
});

test('given any instants one after the other, then each is written in UTC to its second, as in ISO 8601', () => {
  const instant = fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  const near = fc.integer({ min: 1_780_000_000_000, max: 1_780_000_200_000 }).map((at) => new Date(at));
  fc.assert(
    fc.property(fc.array(fc.oneof(instant, near), { minLength: 1 }), (instants) => {
      for (const each of instants) expect(utcText(each)).toBe(each.toISOString().replace(/\.\d+Z$/, 'Z'));
    }),
  );
  for (const edge of ['2026-06-12T23:59:59.999Z', '2026-06-13T00:00:00Z', '1969-12-31T23:59:59.001Z'])
    expect(utcText(new Date(edge))).toBe(`${edge.slice(0, 19)}Z`);
});

test('given an invalid date, then nothing is written', () => {
  expect(() => utcText(new Date('never'))).toThrow(RangeError);
});
