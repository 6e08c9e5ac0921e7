import { expect, test } from 'vitest';
import { inZone } from './zone-time.ts';

test('given one instant asked for in two zones, in turns, then each is told its own day and time', () => {
  const instant = new Date('2026-04-03T22:30:00Z');
  for (let turn = 0; turn < 2; turn += 1) {
    expect(inZone(instant, 'Europe/Prague')).toEqual({ day: '2026-04-04', time: '00:30' });
    expect(inZone(instant, 'America/New_York')).toEqual({ day: '2026-04-03', time: '18:30' });
  }
});

test('given the hour that comes twice in autumn, then both are told alike, and the hour left out in spring never is', () => {
  expect(inZone(new Date('2026-10-25T00:30:00Z'), 'Europe/Prague').time).toBe('02:30');
  expect(inZone(new Date('2026-10-25T01:30:00Z'), 'Europe/Prague').time).toBe('02:30');
  expect(inZone(new Date('2026-03-29T00:59:59Z'), 'Europe/Prague').time).toBe('01:59');
  expect(inZone(new Date('2026-03-29T01:00:00Z'), 'Europe/Prague').time).toBe('03:00');
});

test('given seconds within a minute, then they are of that minute, also before 1970', () => {
  expect(inZone(new Date('2026-04-03T10:14:59.999Z'), 'UTC')).toEqual({ day: '2026-04-03', time: '10:14' });
  expect(inZone(new Date('1969-12-31T23:59:59.500Z'), 'UTC')).toEqual({ day: '1969-12-31', time: '23:59' });
});
