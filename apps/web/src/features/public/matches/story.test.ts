import { expect, it } from 'vitest';
import { aMatchEvent, aMatchSlice } from '../../../testing/match-slices.ts';
import { scoreAfter, storyOf } from './story.ts';

it('what happens before the first whistle stands with the first half, throws of a shoot-out with neither', () => {
  const events = [
    aMatchEvent(1, 'yellow-card', '0:0', 3, { competitionMatchStageCode: 'not_started' }),
    aMatchEvent(2, 'goal', '3:10', 3),
    aMatchEvent(3, 'goal', '20:05', 21),
    aMatchEvent(4, 'shootout-goal', '30:00', 3, { competitionMatchStageCode: 'shootout' }),
  ];
  const { first, second, shootout } = storyOf(aMatchSlice({ events }));
  const idsOf = (moments: typeof first) => moments.map(({ event }) => event.id);
  expect([first, second, shootout].map(idsOf)).toEqual([[1, 2], [3], [4]]);
  expect([scoreAfter([]), scoreAfter(first), scoreAfter(second)]).toEqual([
    { home: 0, away: 0 },
    { home: 1, away: 0 },
    { home: 1, away: 1 },
  ]);
});
