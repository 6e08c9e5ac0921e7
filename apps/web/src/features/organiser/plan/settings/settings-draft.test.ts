import type { Court, PlanSettings } from '@sevenmetre/contract/plan/schemas';
import { planWishes } from '@sevenmetre/contract/plan/schemas';
import { describe, expect, it } from 'vitest';
import { smallCourt } from '../testing/small-plan.ts';
import { changedParts, withCourt, withHours } from './settings-draft.ts';
import { minutesOf } from './small-fields.tsx';

const court: Court = { ...smallCourt, main: true, hours: [{ day: 0, open: 480, close: 1200 }] };
const settings: PlanSettings = {
  revision: 3,
  timeZone: 'Europe/Prague',
  days: ['2027-03-25', '2027-03-26'],
  halls: [],
  courts: [court],
  travel: [{ fromPlaceId: 1, toPlaceId: 2, minutes: 12, byHand: false }],
  categories: [],
  weights: Object.fromEntries(planWishes.map((wish) => [wish, 'normal'])) as PlanSettings['weights'],
  buffers: { afterGroup: 70, afterTravel: 30 },
};

describe('the settings that are saved', () => {
  it('are the parts that were changed, on the revision that was seen', () => {
    expect(changedParts(settings, settings)).toBeNull();
    const courts = withCourt(settings.courts, withHours(court, 1, { open: 540, close: 1080 }));
    expect(changedParts(settings, { ...settings, courts })).toEqual({ revision: 3, courts });
  });

  it('keep only the ways that were typed', () => {
    const typed = { fromPlaceId: 1, toPlaceId: 3, minutes: 25, byHand: true };
    const body = changedParts(settings, { ...settings, travel: [...settings.travel, typed] });
    expect(body?.travel).toEqual([{ fromPlaceId: 1, toPlaceId: 3, minutes: 25 }]);
  });

  it('close a day and open it again', () => {
    const closed = withHours(court, 0, null);
    expect(closed.hours).toEqual([]);
    expect(withHours(closed, 0, { open: 600, close: 900 }).hours).toEqual([
      { day: 0, open: 600, close: 900 },
    ]);
  });
});

describe('a typed time', () => {
  it.each([
    ['8:30', 510],
    ['8.30', 510],
    ['14', 840],
    ['24:00', 1440],
    ['8:75', null],
    ['noon', null],
  ])('%s', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });
});
