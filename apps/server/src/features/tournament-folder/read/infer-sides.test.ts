import { expect, test } from 'vitest';
import { inferSides } from './infer-sides.ts';
import type { Match, Seat } from '../tournament.ts';

const seat = (number: number, standing: number, team: string | null = null): Seat => ({
  group: 'F',
  seat: number,
  team,
  from: { group: 'A', standing },
  deducted: null,
  deductionReason: null,
  nobody: null,
  line: 1,
});
const match: Match = {
  number: 1,
  group: 'F',
  day: null,
  time: null,
  startsAt: null,
  hall: null,
  home: null,
  away: null,
  homeSeat: null,
  awaySeat: null,
  homeScore: null,
  awayScore: null,
  state: 'scheduled',
  ruling: null,
  halfLength: 900,
  line: 1,
};
const sides = (found: readonly Match[]) =>
  found.map(({ homeSeat, awaySeat }) => [homeSeat?.standing, awaySeat?.standing]);

test('given a final that names nobody, then the first seat is at home', () => {
  expect(sides(inferSides([match], [seat(2, 2), seat(1, 1)]))).toEqual([[1, 2]]);
});

test('given one side, then the other seat is the other side', () => {
  const named = { ...match, homeSeat: { group: 'A', standing: 2 } };
  expect(sides(inferSides([named], [seat(1, 1), seat(2, 2)]))).toEqual([[2, 1]]);
  const seated = { ...match, home: '12' };
  expect(sides(inferSides([seated], [seat(1, 1), seat(2, 2, '12')]))).toEqual([[undefined, 1]]);
});

test('given two matches or three seats, then nothing is guessed', () => {
  expect(sides(inferSides([match, { ...match, number: 2 }], [seat(1, 1), seat(2, 2)]))).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(sides(inferSides([match], [seat(1, 1), seat(2, 2), seat(3, 3)]))).toEqual([[undefined, undefined]]);
});
