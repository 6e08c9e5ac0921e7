import { expect, it } from 'vitest';
import { playersOnCourtIn, readPlayersOnCourt } from './players-on-court.ts';

const read = (usual: string, byCategory: string) =>
  readPlayersOnCourt(
    new Map([
      ['players-on-court', usual],
      ['players-on-court-by-category', byCategory],
    ]),
  );

it('[MA39] follows the number of the edition, and the smaller numbers of its categories', () => {
  const court = read('7', 'ME 5, WE 5 ,WD  6');
  expect(['MA', 'ME', 'WE', 'WD', null].map((code) => playersOnCourtIn(court, code))).toEqual([
    7, 5, 5, 6, 7,
  ]);
  expect(playersOnCourtIn(read('5', ''), 'MA')).toBe(5);
});

it('[MA39] ignores entries that are empty or impossible', () => {
  expect(readPlayersOnCourt(new Map())).toEqual({ usual: 7, byCategory: {} });
  expect(read('0', 'ME, WE five, WD 50')).toEqual({ usual: 7, byCategory: {} });
});
