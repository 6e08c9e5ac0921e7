import { expect, it } from 'vitest';
import { bestPlaceOfRound, placeOfRound, placesOfRound } from './round-name.ts';

const others = [
  '',
  'final',
  'semifinal',
  'round-of-16',
  'place-',
  'place-0',
  'place-05',
  'place-1000',
  'place-3 ',
];

it('given the system name of a match for a place, then its better place is read', () => {
  expect(['place-3', 'place-23', 'place-999'].map(placeOfRound)).toEqual([3, 23, 999]);
  expect([...others, 'places-5-8'].map(placeOfRound)).toEqual([...others, 'places-5-8'].map(() => null));
});

it('given the system name of a round for places, then the first and the last are read', () => {
  expect(placesOfRound('places-5-8')).toEqual({ first: 5, last: 8 });
  expect([...others, 'places-5', 'places-0-8', 'places-5-8-9'].map(placesOfRound)).toEqual(
    [...others, 'places-5', 'places-0-8', 'places-5-8-9'].map(() => null),
  );
});

it('given a round, then its best final place is first in the final and the first of its places elsewhere', () => {
  expect(['final', 'place-3', 'places-5-8', 'semifinal', 'main'].map(bestPlaceOfRound)).toEqual([
    1,
    3,
    5,
    null,
    null,
  ]);
});
