import { expect, it } from 'vitest';
import { aTicket } from '../../testing/slices.ts';
import { expectedTime, lateBy } from './delay.ts';

const late = aTicket(1, {
  time: '15:10',
  delay: { minutes: 12, expectedAt: '2026-04-04T13:22:00Z', knownUntil: '2026-04-04T13:52:00Z' },
});

it('[SC11] a match is late until nobody knows any more', () => {
  expect(lateBy(late, Date.parse('2026-04-04T13:00:00Z'))).toBe(12);
  expect(lateBy(late, Date.parse('2026-04-04T13:52:00Z'))).toBeNull();
  expect(lateBy({ ...late, stageCode: '1st_half' }, 0)).toBeNull();
  expect(lateBy(aTicket(2), 0)).toBeNull();
});

it('says when it is expected', () => {
  expect(expectedTime(late, 12)).toBe('15:22');
});
