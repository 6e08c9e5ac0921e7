import { expect, it } from 'vitest';
import { instantsIn } from './instants-in.ts';

it.each([
  ['Europe/Prague', '2026-04-04', '15:10', '2026-04-04T13:10:00Z'],
  ['Europe/Prague', '2026-03-28', '09:00', '2026-03-28T08:00:00Z'],
  ['Europe/Prague', '2026-03-29', '09:00', '2026-03-29T07:00:00Z'],
  ['America/New_York', '2026-07-04', '21:30', '2026-07-05T01:30:00Z'],
])('in %s, %s %s is %s', (zone, day, time, instant) => {
  expect(instantsIn(zone)(day, time)).toBe(instant);
});
