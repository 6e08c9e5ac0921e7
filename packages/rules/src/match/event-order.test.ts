import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anEvent } from '../testing/index.ts';
import { compareEvents } from './index.ts';

it('[MA27] events stand by stage, then clock, then as they were recorded, whatever order they came in', () => {
  const told = [
    anEvent('yellow-card', { id: 9, minute: 0, competitionMatchStageCode: 'not_started' }),
    anEvent('goal', { id: 8, minute: 3, second: 10 }),
    anEvent('goal', { id: 3, minute: 16, second: 5 }),
    anEvent('goal', { id: 4, minute: 15, competitionMatchStageCode: '2nd_half' }),
    anEvent('goal', { id: 6, minute: 15, competitionMatchStageCode: '2nd_half' }),
    anEvent('goal', { id: 1, minute: 15, second: 1, competitionMatchStageCode: '2nd_half' }),
    anEvent('shootout-goal', { id: 2, minute: 0, competitionMatchStageCode: 'shootout' }),
  ];
  const anyOrder = fc.shuffledSubarray(told, { minLength: told.length });
  fc.assert(
    fc.property(anyOrder, (events) => {
      expect(events.toSorted(compareEvents)).toEqual(told);
    }),
  );
});
