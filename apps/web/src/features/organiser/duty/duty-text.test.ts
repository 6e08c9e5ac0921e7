import type { Duty } from '@sevenmetre/contract/duty/schemas';
import { expect, it } from 'vitest';
import { missedIn, onShift, shiftsOfPerson, timesText, unansweredBy } from './duty-text.ts';

const shift = (id: number, people: Duty['shifts'][number]['people']): Duty['shifts'][number] => ({
  id,
  placeId: 1,
  day: '2036-03-30',
  kind: 'hall',
  startsAt: '2036-03-30T07:30:00Z',
  endsAt: '2036-03-30T16:40:00Z',
  needed: 2,
  gap: 0,
  byHand: false,
  matches: 4,
  people,
});
const answered = (id: number, answer: 'asked' | 'confirmed' | 'declined') => ({
  id,
  answer,
  presentAt: null,
});

it('given people who were asked, have confirmed and have declined, then all but the last are on the shift', () => {
  const one = shift(1, [answered(1, 'asked'), answered(2, 'confirmed'), answered(3, 'declined')]);
  expect(onShift(one).map(({ id }) => id)).toEqual([1, 2]);
  const duty = { shifts: [one, shift(2, [answered(3, 'confirmed')])] };
  const idsOf = (person: number) => shiftsOfPerson(duty, person).map(({ id }) => id);
  expect([1, 2, 3, 4].map(idsOf)).toEqual([[1], [1], [2], []]);
  expect([1, 2, 3].map((person) => unansweredBy(duty, person, 0).length)).toEqual([1, 0, 0]);
});

it('the times of a shift are those of the tournament, without a zero before the hour', () => {
  expect(timesText(shift(1, []), 'Europe/Prague')).toBe('9:30–18:40');
});

it('given shifts that are over, then whoever did not come is counted, with reporters at the table', () => {
  const table = { ...shift(1, [answered(3, 'declined')]), kind: 'timekeeper' as const };
  const reporter = {
    placeId: 1,
    day: table.day,
    userId: 9,
    name: 'Rita',
    phone: null,
    email: 'rita@example.test',
  };
  const over = Date.parse(table.endsAt);
  expect(missedIn({ reporters: [] }, [table], over)).toBe(2);
  expect(missedIn({ reporters: [{ ...reporter, presentAt: null }] }, [table], over)).toBe(1);
  expect(missedIn({ reporters: [] }, [table], over - 1)).toBeNull();
});
