import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isFarFromPlan,
  matchClockAt,
  newestClock,
  overSince,
  type RunningStage,
  tableClockOf,
} from './index.ts';

const began = Date.parse('2026-04-04T12:00:00Z');
const after = (seconds: number) => new Date(began + seconds * 1000);
const aClock = (recordedAt: number, device = 'a', key = 'a-1') => ({ recordedAt, device, key });
const first: RunningStage = {
  stage: '1st_half',
  // Late network: the stage reached the server five minutes after the throw-off.
  stageStartedAt: after(300),
  halfLength: 900,
  clock: { seconds: 0, running: true, at: began },
};

describe('the recorded clock', () => {
  it('[MA42] is the newest, whatever order they arrive in, then by device and key', () => {
    const clocks = [
      aClock(1),
      aClock(3, 'a', 'a-3'),
      aClock(3, 'b', 'b-7'),
      aClock(3, 'b', 'b-6'),
      aClock(2, 'z'),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(clocks, { minLength: 5 }), (known) => {
        expect(newestClock(known)).toBe(clocks[2]);
      }),
    );
    expect(newestClock([])).toBeNull();
  });

  it('[MA43] goes before the instant at which the stage was begun', () => {
    expect(matchClockAt(first, after(400))).toEqual({ minute: 6, second: 40, over: false });
    expect(matchClockAt({ ...first, clock: null }, after(400))).toEqual({
      minute: 1,
      second: 40,
      over: false,
    });
    expect(matchClockAt({ ...first, stageStartedAt: null }, after(400)).minute).toBe(6);
  });

  it('[MA44] stands where it was stopped until it is started, and goes on from there', () => {
    const stopped = { ...first, clock: { seconds: 275, running: false, at: began + 300_000 } };
    expect(matchClockAt(stopped, after(300))).toEqual({ minute: 4, second: 35, over: false });
    expect(matchClockAt(stopped, after(5000))).toEqual({ minute: 4, second: 35, over: false });
    const started = { ...first, clock: { seconds: 275, running: true, at: began + 360_500 } };
    expect(matchClockAt(started, after(370))).toEqual({ minute: 4, second: 44, over: false });
  });

  it('[MA44] does not go back before it was recorded, for a reader whose clock is behind', () => {
    const started = { ...first, clock: { seconds: 275, running: true, at: began } };
    expect(matchClockAt(started, after(-60))).toEqual({ minute: 4, second: 35, over: false });
  });

  it('[MA44] never leaves its half', () => {
    const second = { ...first, stage: '2nd_half' } as const;
    expect(
      matchClockAt({ ...second, clock: { seconds: 700, running: false, at: began } }, after(1)).minute,
    ).toBe(15);
    expect(
      matchClockAt({ ...second, clock: { seconds: 1795, running: true, at: began } }, after(60)),
    ).toEqual({
      minute: 30,
      second: 0,
      over: true,
    });
  });

  it('[MA44] says since when its half is over, whether it ran out or was stopped there', () => {
    expect(overSince(first, after(899))).toBeNull();
    expect(overSince(first, after(1020))).toBe(120);
    const stopped = { ...first, clock: { seconds: 900, running: false, at: began + 905_000 } };
    expect(overSince(stopped, after(935))).toBe(30);
    expect(overSince({ ...first, clock: null }, after(1320))).toBe(120);
    expect(overSince({ ...first, stage: 'not_started' }, after(1320))).toBeNull();
    expect(overSince({ ...first, stage: 'shootout' }, after(1320))).toBeNull();
  });

  it('[MA45] runs on a device by its own time once the server’s is learnt, and stands before', () => {
    const clock = { seconds: 0, running: true, at: began, stage: '1st_half' } as const;
    expect(tableClockOf(clock, -1_200_000).runningSince).toBe(began + 1_200_000);
    expect(tableClockOf(clock, null)).toEqual({ stage: '1st_half', seconds: 0, runningSince: null });
    expect(tableClockOf({ ...clock, running: false }, 0).runningSince).toBeNull();
  });
});

it('[MA90] a start of the clock is far from the plan when more than a day lies between', () => {
  const planned = '2026-04-04T09:00:00Z';
  const at = (day: string) => Date.parse(day);
  expect(isFarFromPlan(planned, at('2026-04-05T08:59:00Z'))).toBe(false);
  expect(isFarFromPlan(planned, at('2026-04-03T09:01:00Z'))).toBe(false);
  expect(isFarFromPlan(planned, at('2026-04-05T09:01:00Z'))).toBe(true);
  expect(isFarFromPlan(planned, at('2016-04-04T09:00:00Z'))).toBe(true);
  expect(isFarFromPlan(null, at('2016-04-04T09:00:00Z'))).toBe(false);
  expect(isFarFromPlan(undefined, 0)).toBe(false);
});
