import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anEvent, testTypes } from '../testing/index.ts';
import { differenceLine, momentsOf } from './index.ts';

const line = (...events: Parameters<typeof momentsOf>[0][]) =>
  differenceLine(
    momentsOf(
      events.flatMap((list) => [...list]),
      testTypes,
    ),
    900,
  );
const second = { competitionMatchStageCode: '2nd_half' } as const;

it('[MA31] the lead changes with each goal of play and with nothing else', () => {
  const steps = line([
    anEvent('goal', { id: 1, minute: 1, second: 5 }),
    anEvent('two-minutes', { id: 2, minute: 2 }),
    anEvent('goal', { id: 3, minute: 4, side: 'away' }),
    anEvent('goal', { id: 4, minute: 20, side: 'away', ...second }),
    anEvent('shootout-goal', { id: 5, minute: 30, competitionMatchStageCode: 'shootout' }),
  ]);
  expect(steps).toEqual([
    { at: 0, difference: 0 },
    { at: 65, difference: 1 },
    { at: 240, difference: 0 },
    { at: 1200, difference: -1 },
  ]);
});

it('[MA31] a goal after the half’s time, or written before its half, stands at the half’s end or beginning', () => {
  const steps = line([
    anEvent('goal', { id: 1, minute: 16 }),
    anEvent('goal', { id: 2, minute: 3, side: 'away', ...second }),
    anEvent('goal', { id: 3, minute: 31, ...second }),
  ]);
  expect(steps.map(({ at }) => at)).toEqual([0, 900, 900, 1800]);
});

it('[MA31] never goes back in time', () => {
  const goal = fc.record({
    id: fc.nat(),
    minute: fc.nat(40),
    second: fc.nat(59),
    side: fc.constantFrom('home' as const, 'away' as const),
    competitionMatchStageCode: fc.constantFrom('1st_half' as const, '2nd_half' as const, 'shootout' as const),
  });
  fc.assert(
    fc.property(fc.array(goal), (goals) => {
      const times = line(goals.map((change) => anEvent('goal', change))).map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }),
  );
});
