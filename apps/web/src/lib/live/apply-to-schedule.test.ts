import { expect, it } from 'vitest';
import { aScheduleSlice } from '../../testing/ranking-slices.ts';
import { aTicket } from '../../testing/slices.ts';
import { ticketsOf } from '../matches/schedule-rows.ts';
import { applyToSchedule } from './apply-to-schedule.ts';

const frame = { version: 'e1.43', previous: 'e1.42' };

it('given a goal, then only its row differs', () => {
  const slice = aScheduleSlice();
  const [first] = slice.matches;
  const after = applyToSchedule(slice, { ...frame, matches: [{ id: first?.id ?? 0, homeScore: 99 }] });
  expect(after?.version).toBe('e1.43');
  expect(after && ticketsOf(after)[0]?.homeScore).toBe(99);
  expect(after?.matches[1]).toBe(slice.matches[1]);
});

it('given a match of another day, then nothing of the day differs', () => {
  const slice = aScheduleSlice();
  const after = applyToSchedule(slice, { ...frame, matches: [{ id: 999, homeScore: 1 }] });
  expect(after?.matches).toBe(slice.matches);
});

it('given a match that moves to the day or from it, then the day is fetched', () => {
  const slice = aScheduleSlice();
  expect(applyToSchedule(slice, { ...frame, matches: [aTicket(999)] })).toBeNull();
  const gone = { id: slice.matches[0]?.id ?? 0, day: '2026-04-05' };
  expect(applyToSchedule(slice, { ...frame, matches: [gone] })).toBeNull();
});
