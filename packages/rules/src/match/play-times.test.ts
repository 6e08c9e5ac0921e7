import { expect, it } from 'vitest';
import type { StageCode } from '../vocabulary/index.ts';
import { playTimes } from './index.ts';

const half = 900;
const at = (minutes: number, seconds = 0) => (minutes * 60 + seconds) * 1000;
const clock = (stage: StageCode, time: number, running: boolean, seconds: number) => ({
  stage,
  at: time,
  running,
  seconds,
  recordedAt: time,
  device: 'table',
  key: String(time),
});

it('[MA113] begins at the last start at 0:00, or before a late start by the time that it shows', () => {
  const mistaken = [
    clock('1st_half', at(0), true, 0),
    clock('1st_half', at(1), false, 0),
    clock('1st_half', at(3), true, 0),
    clock('1st_half', at(8), true, 240),
  ];
  expect(playTimes(mistaken, half).begin).toBe(at(3));
  expect(playTimes([clock('1st_half', at(10), true, 120)], half).begin).toBe(at(8));
  expect(playTimes([], half)).toEqual({ begin: null, end: null });
});

it('[MA113] ends when the last half reaches its end, whenever it is approved, or when it was stopped before', () => {
  const second = clock('2nd_half', at(20), true, 900);
  expect(playTimes([second], half).end).toBe(at(35));
  expect(playTimes([second, clock('2nd_half', at(50), false, 1800)], half).end).toBe(at(35));
  expect(playTimes([second, clock('2nd_half', at(30), false, 1500)], half).end).toBe(at(30));
  const extra = [second, clock('extra1_2nd_half', at(42), true, 2100)];
  expect(playTimes(extra, half).end).toBe(at(47));
});

it('[MA113] has no end of its own in the first half and in a shoot-out, which has no clock', () => {
  expect(playTimes([clock('1st_half', at(0), true, 0)], half).end).toBe(null);
  expect(playTimes([clock('shootout', at(40), false, 1800)], half).end).toBe(null);
});
