import { expect, it } from 'vitest';
import { minutesOnFoot } from './on-foot.ts';

const sokolovna = { lat: 49.2, lng: 16.6 };

it('walks a kilometre of straight line in a quarter of an hour', () => {
  expect(minutesOnFoot(sokolovna, { lat: 49.209, lng: 16.6 })).toBe(15);
});

it('needs a minute at least, and says nothing of a way too far to walk or of a place that is not known', () => {
  expect(minutesOnFoot(sokolovna, { lat: 49.2001, lng: 16.6 })).toBe(1);
  expect(minutesOnFoot(sokolovna, { lat: 49.3, lng: 16.6 })).toBeNull();
  expect(minutesOnFoot(sokolovna, { lat: null, lng: null })).toBeNull();
});
