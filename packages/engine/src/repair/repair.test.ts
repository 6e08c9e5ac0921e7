import { expect, test } from 'vitest';
import { type RepairPlan, bestFor } from './repair.ts';

const plan = (aim: RepairPlan['aim'], moves: number, shift: number, newlyBroken = 0): RepairPlan => {
  const move = {
    match: 'MA A:1',
    from: { hall: '1', start: 600 },
    to: { hall: '1', start: 640 },
    what: 'time',
  } as const;
  return {
    aim,
    schedule: new Map(),
    moved: Array.from({ length: moves }, () => move),
    unplaced: [],
    teams: [],
    broken: newlyBroken,
    newlyBroken,
    shift,
    cost: 0,
  };
};

test('given a search for the fewest moves that finds shorter shifts, then its plan has that title, too', () => {
  const fewest = plan('fewestMoves', 2, 40);
  const near = plan('shortestShifts', 3, 200);
  const day = plan('bestDay', 9, 500);
  const plans = [fewest, near, day];
  expect(bestFor(near, plans)).toEqual({ ...fewest, aim: 'shortestShifts' });
  expect(bestFor(fewest, plans)).toEqual(fewest);
  expect(bestFor(day, plans)).toEqual(day);
});

test('a plan that breaks more rules takes no title from one that keeps them', () => {
  const keeping = plan('fewestMoves', 4, 300);
  const breaking = plan('shortestShifts', 2, 40, 1);
  expect(bestFor(keeping, [keeping, breaking])).toEqual(keeping);
  expect(bestFor(breaking, [keeping, breaking])).toEqual({ ...keeping, aim: 'shortestShifts' });
});
