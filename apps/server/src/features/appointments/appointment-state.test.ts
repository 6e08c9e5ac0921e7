import { expect, it } from 'vitest';
import { movedFrom } from './appointment-state.ts';

const [first, second] = [new Date('2026-06-13T09:00:00Z'), new Date('2026-06-13T11:00:00Z')];

it('given a match that moves, then it comes from the time and hall that its pair knew', () => {
  const row = { toldStartsAt: second, toldPlaceId: 2, wasStartsAt: first, wasPlaceId: 1 };
  expect(movedFrom(row)).toEqual({ wasStartsAt: second, wasPlaceId: 2 });
});

it('given a match that had no time meanwhile, then it comes from the last time that it had', () => {
  const row = { toldStartsAt: null, toldPlaceId: null, wasStartsAt: first, wasPlaceId: 1 };
  expect(movedFrom(row)).toEqual({ wasStartsAt: first, wasPlaceId: 1 });
});
