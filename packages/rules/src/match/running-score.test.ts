import { expect, it } from 'vitest';
import { anEvent, testTypes } from '../testing/index.ts';
import { momentsOf, scoreOf } from './index.ts';

const events = [
  anEvent('goal', { id: 1, minute: 1 }),
  anEvent('two-minutes', { id: 2, minute: 2, side: 'away' }),
  anEvent('seven-metre-goal', { id: 3, minute: 3, side: 'away' }),
  anEvent('goal', { id: 4, minute: 20, competitionMatchStageCode: '2nd_half' }),
  anEvent('goal', { id: 5, minute: 21, side: 'away', competitionMatchStageCode: '2nd_half' }),
  anEvent('shootout-goal', { id: 6, minute: 30, competitionMatchStageCode: 'shootout' }),
  anEvent('shootout-miss', { id: 7, minute: 30, side: 'away', competitionMatchStageCode: 'shootout' }),
];

it('[MA28] every event carries the score after it, goals of the shoot-out included', () => {
  const moments = momentsOf(events.toReversed(), testTypes);
  expect(moments.map(({ home, away }) => `${home}:${away}`)).toEqual([
    '1:0',
    '1:0',
    '1:1',
    '2:1',
    '2:2',
    '3:2',
    '3:2',
  ]);
  expect(moments.map(({ scored }) => scored)).toEqual([true, false, true, true, true, true, false]);
  expect(moments.map(({ isOfShootout }) => isOfShootout).indexOf(true)).toBe(5);
});

it('[MA28] the last moment has the score of the match', () => {
  const { homeScore, awayScore } = scoreOf(events, testTypes);
  expect(momentsOf(events, testTypes).at(-1)).toMatchObject({ home: homeScore, away: awayScore });
});

it('[MA28] leaves out events of unknown types', () => {
  const unknown = { ...anEvent('goal', { id: 9 }), competitionEventTypeId: 99 };
  expect(momentsOf([unknown, anEvent('goal', { id: 1, minute: 9 })], testTypes)).toMatchObject([
    { home: 1, away: 0 },
  ]);
});
