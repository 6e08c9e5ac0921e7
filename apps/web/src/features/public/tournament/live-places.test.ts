import { expect, it } from 'vitest';
import { aTicket } from '../../../testing/slices.ts';
import { keepDay, keepPlaces } from './live-places.ts';

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

const toCome = (...ids: number[]) => ids.map((id) => aTicket(id));
const day = (live: number[], next: number[]) => ({ live: tickets(...live), next: toCome(...next) });
const ids = (matches: readonly { id: number; stageCode: string }[]) =>
  matches.map(({ id, stageCode }) => `${id} ${stageCode}`);

it('a match that begins stays in its place among those to come, and ends there', () => {
  const before = keepDay(null, day([1], [2, 3, 4]), 4);
  const begun = keepDay(before, day([1, 2], [3, 4]), 4);
  expect(ids(begun.live.shown)).toEqual(['1 2nd_half']);
  expect(ids(begun.next.shown)).toEqual(['2 2nd_half', '3 not_started', '4 not_started']);
  const ended = keepDay(begun, day([1], [3, 4]), 4);
  expect(ids(ended.next.shown)).toEqual(['2 finished', '3 not_started', '4 not_started']);
});

it('one that begins behind the fold is played with the others, and one that is put off goes', () => {
  const before = keepDay(null, day([1], [2, 3, 4, 5, 6, 7]), 4);
  const begun = keepDay(before, day([1, 7], [3, 4, 5, 6]), 4);
  expect(ids(begun.live.shown)).toEqual(['1 2nd_half', '7 2nd_half']);
  expect(ids(begun.next.shown)).toEqual([3, 4, 5, 6].map((id) => `${id} not_started`));
});

it('as many stay shown as were, when another one comes to wait', () => {
  const before = keepDay(null, day([], [2, 3, 4, 5, 6]), 4);
  const begun = keepDay(before, day([2], [3, 4, 5, 6, 7]), 4);
  expect(begun.next.shown.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6]);
  expect(begun.next.rest.map(({ id }) => id)).toEqual([7]);
});
