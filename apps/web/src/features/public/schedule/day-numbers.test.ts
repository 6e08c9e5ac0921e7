import { expect, it } from 'vitest';
import { aTicket } from '../../../testing/slices.ts';
import { dayNumbers } from './day-numbers.ts';

const over = (id: number, homeScore: number, awayScore: number, change = {}) =>
  aTicket(id, { stageCode: 'finished', homeScore, awayScore, walkOver: null, ...change });

it('counts what was played: goals, ties, the largest win and the closest', () => {
  const day = [
    over(1, 20, 10),
    over(2, 15, 15),
    over(3, 8, 9),
    over(4, 21, 20),
    over(5, 5, 0, { walkOver: 'home' }),
  ];
  expect(dayNumbers(day)).toMatchObject({
    matches: 4,
    goals: 118,
    ties: 1,
    largestWin: '20:10',
    closest: { id: 4 },
  });
});

it('a day of ties has no win, and a day without results no numbers', () => {
  expect(dayNumbers([over(1, 7, 7)])).toMatchObject({ ties: 1, largestWin: null, closest: null });
  expect(dayNumbers([over(1, 7, 7, { notCounted: true })])).toBeNull();
  expect(dayNumbers([])).toBeNull();
});
