import type { PlanHappening } from '@sevenmetre/contract/plan/schemas';
import { describe, expect, it } from 'vitest';
import { type ClosedCourt, closedByVersions } from './closed-courts.ts';
import { forVisitors } from './for-visitors.ts';

const edition = { startDate: '2026-06-13', timeZone: 'Europe/Prague' };
/** A hall with two courts and one with a single court. */
const courts = [
  { key: '3', placeId: 3, active: true },
  { key: '3/2', placeId: 3, active: true },
  { key: '3/3', placeId: 3, active: false },
  { key: '4', placeId: 4, active: true },
];
const told = (happenings: readonly PlanHappening[], closedBefore: readonly ClosedCourt[] = []) =>
  forVisitors({
    difference: { matches: [], goneMatches: [] },
    happenings,
    closedBefore,
    courts,
    edition,
    reason: null,
  });
const version = (
  number: number,
  happenings: readonly PlanHappening[] | null,
  restores: number | null = null,
) => {
  const change = happenings && { happenings, courtsBefore: null, settingsRevision: 1 };
  return { number, restores, change };
};
const hours = (kind: 'hallClosed' | 'hallGained', hall: string, from: number, to: number) =>
  ({ kind, hall, from: from * 60, to: to * 60 }) as const;
const at = (hour: number) => `2026-06-13T${String(hour - 2).padStart(2, '0')}:00:00Z`;

describe('what a change shows visitors of halls', () => {
  it('given a hall with one court, then it is closed as long as the court is', () => {
    expect(told([hours('hallClosed', '4', 10, 12), hours('hallClosed', '4', 14, 15)]).closed).toEqual([
      { placeId: 4, from: at(10), to: at(12) },
      { placeId: 4, from: at(14), to: at(15) },
    ]);
  });

  it('given one court of two that is closed, then the hall is open', () => {
    expect(told([hours('hallClosed', '3', 10, 12)]).closed).toEqual([]);
  });

  it('given both courts that are closed twice, then the hall is closed whenever both are', () => {
    const happenings = [
      hours('hallClosed', '3', 10, 12),
      hours('hallClosed', '3/2', 11, 13),
      hours('hallClosed', '3', 15, 17),
      hours('hallClosed', '3/2', 15, 17),
    ];
    expect(told(happenings).closed).toEqual([
      { placeId: 3, from: at(11), to: at(12) },
      { placeId: 3, from: at(15), to: at(17) },
    ]);
  });

  it('given one court of two that can be used again, then the hall can be used', () => {
    expect(told([hours('hallGained', '3/2', 11, 13)]).opened).toEqual([
      { placeId: 3, from: at(11), to: at(13) },
    ]);
  });

  it('given two courts that separate changes close, then the second closes the hall while both are', () => {
    const before = closedByVersions([
      version(2, [hours('hallClosed', '3', 10, 13), hours('hallClosed', '4', 8, 20)]),
      version(1, null),
    ]);
    expect(told([hours('hallClosed', '3/2', 11, 15)], before).closed).toEqual([
      { placeId: 3, from: at(11), to: at(13) },
    ]);
  });

  it('given the first court of a hall that another change closes for longer, then the closures of both are one time', () => {
    const before = closedByVersions([
      version(1, [hours('hallClosed', '3', 10, 12), hours('hallClosed', '3/2', 10, 14)]),
    ]);
    const { closed } = told([hours('hallClosed', '3', 11, 12), hours('hallClosed', '3', 12, 14)], before);
    expect(closed).toEqual([{ placeId: 3, from: at(11), to: at(14) }]);
  });

  it('given the change of the other court that was undone or whose court can be used again, then the hall is open', () => {
    const first = version(2, [hours('hallClosed', '3', 10, 13)]);
    const second = [hours('hallClosed', '3/2', 10, 13)];
    expect(told(second, closedByVersions([version(1, null), first])).closed).toHaveLength(1);
    const undone = closedByVersions([version(1, null), first, version(3, null, 1)]);
    expect(told(second, undone).closed).toEqual([]);
    const gained = closedByVersions([first, version(3, [hours('hallGained', '3', 11, 12)])]);
    expect(told(second, gained).closed).toEqual([
      { placeId: 3, from: at(10), to: at(11) },
      { placeId: 3, from: at(12), to: at(13) },
    ]);
  });
});
