import type { PlanHappening } from '@sevenmetre/contract/plan/schemas';
import { describe, expect, it } from 'vitest';
import { forVisitors } from './for-visitors.ts';

const edition = { startDate: '2026-06-13', timeZone: 'Europe/Prague' };
/** A hall with two courts and one with a single court. */
const courts = [
  { key: '3/a', placeId: 3, active: true },
  { key: '3/b', placeId: 3, active: true },
  { key: '3/c', placeId: 3, active: false },
  { key: '4', placeId: 4, active: true },
];
const told = (happenings: readonly PlanHappening[]) =>
  forVisitors({ difference: { matches: [], goneMatches: [] }, happenings, courts, edition, reason: null });
const hours = (kind: 'hallClosed' | 'hallGained', hall: string, from: number, to: number) =>
  ({ kind, hall, from: from * 60, to: to * 60 }) as const;
const at = (hour: number) => `2026-06-13T${String(hour - 2).padStart(2, '0')}:00:00Z`;

describe('what a change tells visitors of halls', () => {
  it('given a hall with one court, then it is closed as long as the court is', () => {
    expect(told([hours('hallClosed', '4', 10, 12), hours('hallClosed', '4', 14, 15)]).closed).toEqual([
      { placeId: 4, from: at(10), to: at(12) },
      { placeId: 4, from: at(14), to: at(15) },
    ]);
  });

  it('given one court of two that is closed, then the hall is open', () => {
    expect(told([hours('hallClosed', '3/a', 10, 12)]).closed).toEqual([]);
  });

  it('given both courts that are closed twice, then the hall is closed whenever both are', () => {
    const happenings = [
      hours('hallClosed', '3/a', 10, 12),
      hours('hallClosed', '3/b', 11, 13),
      hours('hallClosed', '3/a', 15, 17),
      hours('hallClosed', '3/b', 15, 17),
    ];
    expect(told(happenings).closed).toEqual([
      { placeId: 3, from: at(11), to: at(12) },
      { placeId: 3, from: at(15), to: at(17) },
    ]);
  });

  it('given one court of two that can be used again, then the hall can be used', () => {
    expect(told([hours('hallGained', '3/b', 11, 13)]).opened).toEqual([
      { placeId: 3, from: at(11), to: at(13) },
    ]);
  });
});
