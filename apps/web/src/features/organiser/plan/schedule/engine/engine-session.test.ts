import {
  type Placement,
  type ScheduleInput,
  defaultBuffers,
  defaultWeights,
} from '@sevenmetre/engine/schedule';
import { beforeEach, expect, test } from 'vitest';
import { EngineSession } from './engine-session.ts';

const hour = 60;
const pair = (key: string, teams: readonly string[]): ScheduleInput['matches'][number] => ({
  key,
  category: 'MA',
  level: 'preliminary',
  group: 'MA A',
  round: 1,
  teams,
  waitsFor: [],
});
const hallDay = (hall: string): ScheduleInput['hallDays'][number] => ({
  hall,
  day: 0,
  open: 9 * hour,
  close: 12 * hour,
  blocked: [],
  slotLength: 30,
});
/** Two halls, open from 9 to 12, with starts each half hour; matches of half an hour, and rests of an hour. */
const input: ScheduleInput = {
  halls: ['H1', 'H2'].map((id) => ({ id, court: 'full', resin: true })),
  hallDays: [hallDay('H1'), hallDay('H2')],
  categories: [
    {
      id: 'MA',
      duration: 30,
      court: 'any',
      resin: false,
      earliest: 8 * hour,
      latestEnd: 20 * hour,
      rest: hour,
      maxPerDay: 3,
      maxPathPerDay: 5,
      days: {},
      halls: [],
    },
  ],
  matches: [pair('one', ['A', 'B']), pair('other', ['C', 'D']), pair('again', ['A', 'C'])],
  teams: ['A', 'B', 'C', 'D'].map((id) => ({ id, category: 'MA', coaches: [] })),
  travel: [{ from: 'H1', to: 'H2', minutes: 5 }],
  weights: defaultWeights,
  buffers: defaultBuffers,
};

let session = new EngineSession();
beforeEach(() => {
  session = new EngineSession();
  session.answer({ kind: 'input', input });
});

/** Starts of a hall at which a match without a place breaks no rule, in minutes after 9:00. */
function freeStarts(match: string, hall: string): readonly number[] {
  const prices = session.answer({ kind: 'prices', match });
  if (!Array.isArray(prices)) return [];
  return prices
    .filter((place) => place.hall === hall && place.broken <= -1)
    .map(({ start }) => start - 9 * hour);
}

function place(placements: readonly (readonly [string, Placement])[], locked: readonly string[]): void {
  session.answer({ kind: 'placements', placements, locked });
}

test('given a locked match between the starts of its court, then no other match is offered the time that it takes', () => {
  place([['one', { hall: 'H1', start: 9 * hour + 40 }]], ['one']);
  // It takes 9:40 to 10:10, so that no match can begin at 9:30 or 10:00.
  expect(freeStarts('other', 'H1')).toEqual([0, 90, 120, 150]);
  expect(freeStarts('other', 'H2')).toEqual([0, 30, 60, 90, 120, 150]);
});

test('given a locked match between the starts, then its teams have their rest at every offered place', () => {
  place([['one', { hall: 'H1', start: 9 * hour + 10 }]], ['one']);
  // Team A has played until 9:40 and rests until 10:40.
  expect(freeStarts('again', 'H1')).toEqual([120, 150]);
  expect(freeStarts('again', 'H2')).toEqual([120, 150]);
});

test('given a match between the starts that is not locked, then it counts where it is', () => {
  place([['one', { hall: 'H1', start: 9 * hour + 40 }]], []);
  expect(freeStarts('other', 'H1')).toEqual([0, 90, 120, 150]);
  expect(session.answer({ kind: 'prices', match: 'one' })).toContainEqual({
    hall: 'H2',
    start: 9 * hour,
    rise: 0,
    broken: 0,
    swapWith: null,
  });
});

test('given a locked match after the hours of its court, then no other match is offered a start outside of them', () => {
  place([['one', { hall: 'H1', start: 13 * hour }]], ['one']);
  expect(freeStarts('other', 'H1')).toEqual([0, 30, 60, 90, 120, 150]);
});

test('given a locked match in a blocked time, then its teams have their rest at every offered place', () => {
  const blocked = [{ from: 10 * hour, to: 11 * hour }];
  session.answer({
    kind: 'input',
    input: { ...input, hallDays: [{ ...hallDay('H1'), blocked }, hallDay('H2')] },
  });
  place([['one', { hall: 'H1', start: 10 * hour + 15 }]], ['one']);
  // Team A plays from 10:15 to 10:45.
  expect(freeStarts('other', 'H1')).toEqual([0, 30, 120, 150]);
  expect(freeStarts('again', 'H2')).toEqual([]);
});

test('given a locked match between the starts, then the bound counts with it; given one that is not locked, then nothing is known', () => {
  const placements = [
    ['one', { hall: 'H1', start: 9 * hour + 10 }],
    ['other', { hall: 'H1', start: 10 * hour }],
    ['again', { hall: 'H1', start: 11 * hour + 30 }],
  ] as const;
  const ask = (locked: readonly string[]): unknown =>
    session.answer({ kind: 'bound', input, placements, locked });
  // Team C rests for an hour, not half an hour longer: 2 points, as in every plan without a change of halls.
  expect(ask(['one'])).toEqual({ cost: 20, bound: 20 });
  expect(ask([])).toBeNull();
});
