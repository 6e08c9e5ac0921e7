import { expect, it } from 'vitest';
import { aTicket } from '../../../testing/slices.ts';
import { keepPlaces } from './live-places.ts';

const tickets = (...ids: number[]) => ids.map((id) => ({ ...aTicket(id), stageCode: '2nd_half' as const }));
const places = (before: number[], matches: number[]) => {
  const { shown, rest } = keepPlaces(tickets(...before), tickets(...matches), 4);
  const isOver = shown.filter(({ stageCode }) => stageCode === 'finished').map(({ id }) => id);
  return { shown: shown.map(({ id }) => id), isOver, rest: rest.map(({ id }) => id) };
};

it.each([
  ['at first as many as there is room for', [], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4], [], [5, 6]],
  ['one more instead of a line that would hide it', [], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [], []],
  ['a match that ends stays as played', [1, 2, 3], [2, 3], [1, 2, 3], [1], []],
  ['one that waits takes its place', [1, 2, 3, 4], [2, 3, 4, 5, 6, 7], [5, 2, 3, 4], [], [6, 7]],
  ['one that begins takes the place of one that has ended', [1, 2], [2, 3], [3, 2], [], []],
  ['one that begins comes last', [1, 2], [1, 2, 3], [1, 2, 3], [], []],
])('live matches keep their places: %s', (_, before, matches, shown, isOver, rest) => {
  expect(places(before, matches)).toEqual({ shown, isOver, rest });
});
