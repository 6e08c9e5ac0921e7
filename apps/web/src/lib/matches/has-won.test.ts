import { expect, it } from 'vitest';
import { hasWon } from './has-won.ts';

const ended = { homeScore: 20, awayScore: 18, stageCode: 'finished' } as const;

it('given a match that is over, then the side with more goals has won', () => {
  expect([hasWon(ended, 'home'), hasWon(ended, 'away')]).toEqual([true, false]);
});

it.each([
  ['runs', { stageCode: '2nd_half' }],
  ['was a walkover against both', { homeScore: 0, awayScore: 0 }],
  ['is hidden', { homeScore: null, awayScore: null }],
  ['does not count', { notCounted: true }],
] as const)('given a match that %s, then nobody has won', (_, differs) => {
  const match = { ...ended, ...differs };
  expect([hasWon(match, 'home'), hasWon(match, 'away')]).toEqual([false, false]);
});
