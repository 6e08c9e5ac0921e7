import { expect, it } from 'vitest';
import { anEvent, testTypes } from '../testing/index.ts';
import { leadChanges, momentsOf } from './index.ts';

const second = { competitionMatchStageCode: '2nd_half' } as const;
const goals = (...events: ReturnType<typeof anEvent>[]) => leadChanges(momentsOf(events, testTypes), 900);

it('[MA47] a match turns where the team that was behind takes the lead, not at a draw', () => {
  const turns = goals(
    anEvent('goal', { id: 1, minute: 1 }),
    anEvent('goal', { id: 2, minute: 4, side: 'away' }),
    anEvent('goal', { id: 3, minute: 5, side: 'away' }),
    anEvent('goal', { id: 4, minute: 20, ...second }),
    anEvent('goal', { id: 5, minute: 21, ...second }),
  );
  expect(turns).toEqual([
    { at: 300, side: 'away', home: 1, away: 2 },
    { at: 1260, side: 'home', home: 3, away: 2 },
  ]);
});

it('[MA47] the first lead is no turn, nor is a lead that is regained after a draw', () => {
  expect(
    goals(
      anEvent('goal', { id: 1, minute: 1 }),
      anEvent('goal', { id: 2, minute: 2, side: 'away' }),
      anEvent('goal', { id: 3, minute: 3 }),
    ),
  ).toEqual([]);
});
