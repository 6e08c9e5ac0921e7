import { describe, expect, it } from 'vitest';
import { isTimed } from './hall-match.ts';
import { defaultDelayRules, hallDelays, laterBy, openingDay } from './index.ts';
import type { HallMatch } from './index.ts';

const nine = Date.UTC(2026, 3, 4, 9) / 1000;
const at = (minutes: number) => nine + minutes * 60;

/** 2 × 15 minutes every forty minutes from nine o'clock on. */
function slot(index: number, change: Partial<HallMatch> = {}): HallMatch {
  return {
    id: index + 1,
    startsAt: at(40 * index),
    halfLength: 900,
    stageCode: 'not_started',
    startedAt: null,
    stageStartedAt: null,
    endedAt: null,
    isWalkover: false,
    ...change,
  };
}

const running = (index: number, started: number, change: Partial<HallMatch> = {}) =>
  slot(index, { stageCode: '1st_half', startedAt: at(started), stageStartedAt: at(started), ...change });
const played = (index: number, started: number, ended: number) =>
  slot(index, { stageCode: 'finished', startedAt: at(started), endedAt: at(ended) });

function minutesOf(matches: readonly HallMatch[], rules = defaultDelayRules): Record<number, number> {
  return Object.fromEntries([...hallDelays(matches, rules)].map(([id, { minutes }]) => [id, minutes]));
}

describe('the times of a match', () => {
  it('[SC1] say when it was played, unless it has not begun, was given away or was recorded afterwards', () => {
    const whole = played(0, 0, 33);
    expect(isTimed(whole)).toBe(true);
    expect(isTimed({ ...whole, isWalkover: true })).toBe(false);
    expect(isTimed({ ...whole, stageCode: 'not_started' })).toBe(false);
    expect(isTimed({ ...whole, startedAt: null })).toBe(false);
    expect(isTimed(played(0, 0, 5))).toBe(false);
  });
});

describe('the delay of a hall', () => {
  it('[SC1] says nothing on a day on which nothing has been played there', () => {
    expect(minutesOf([slot(0), slot(1), slot(2)])).toEqual({});
    expect(minutesOf([])).toEqual({});
  });

  it('[SC2] follows the last match that has begun: from its real beginning and length, and the time to change', () => {
    // 15 late, 33 of play, 3 to change: free at 9:51 for 9:40.
    expect(minutesOf([running(0, 15), slot(1)])).toEqual({ 2: 11 });
    // The start of the second half is more precise than the first whistle.
    const late = running(0, 15, { stageCode: '2nd_half', stageStartedAt: at(40) });
    expect(minutesOf([late, slot(1)])).toEqual({ 2: 18 });
    expect(minutesOf([{ ...late, stageCode: 'shootout', stageStartedAt: at(60) }, slot(1)])).toEqual({
      2: 23,
    });
  });

  it('[SC3] takes the real end when there is one', () => {
    expect(minutesOf([played(0, 0, 52), slot(1)])).toEqual({ 2: 15 });
    expect(minutesOf([played(0, 20, 37), slot(1)])).toEqual({});
  });

  it('[SC4] is made up by gaps in the schedule, and never grows along it', () => {
    expect(minutesOf([running(0, 20), slot(1), slot(2), slot(3), slot(4)])).toEqual({ 2: 16, 3: 12, 4: 8 });
    const afterLunch = slot(3, { startsAt: at(180) });
    expect(minutesOf([running(0, 25), slot(1), slot(2), afterLunch])).toEqual({ 2: 21, 3: 17 });
  });

  it('[SC5] believes a plan that is tighter than the rules: as planned is not late', () => {
    const tight = (index: number, change: Partial<HallMatch> = {}) =>
      slot(index, { startsAt: at(30 * index), ...change });
    const onTime = tight(0, { stageCode: '1st_half', startedAt: at(0), stageStartedAt: at(0) });
    expect(minutesOf([onTime, tight(1), tight(2), tight(3)])).toEqual({});
    const late = { ...onTime, startedAt: at(10), stageStartedAt: at(10) };
    expect(minutesOf([late, tight(1), tight(2)])).toEqual({ 2: 10, 3: 10 });
  });

  it('[SC6] is whole minutes, rounded down, and a few of them are not said', () => {
    const tenAndHalf = running(0, 0, { startedAt: at(14) + 59 });
    expect(hallDelays([tenAndHalf, slot(1)], defaultDelayRules).get(2)).toEqual({
      minutes: 10,
      expectedAt: at(50),
      knownUntil: at(80) + 59,
    });
    expect(minutesOf([running(0, 8), slot(1)])).toEqual({});
    expect(minutesOf([running(0, 8), slot(1)], { ...defaultDelayRules, shownFrom: 0 })).toEqual({ 2: 4 });
  });

  it('[SC7] is none for a hall that is early', () => {
    expect(minutesOf([running(0, -10), slot(1)])).toEqual({});
    expect(minutesOf([played(0, 12, 36), slot(1)])).toEqual({});
  });

  it('[SC8] says nothing of a match that later ones have overtaken, and does not wait for it', () => {
    expect(minutesOf([slot(0), running(1, 55), slot(2)])).toEqual({ 3: 11 });
    // Begun, not ended, and overtaken: abandoned.
    expect(minutesOf([running(0, 0), played(1, 40, 73), slot(2)])).toEqual({});
  });

  it('[SC9] waits for no walkover', () => {
    expect(minutesOf([running(0, 30), slot(1, { isWalkover: true }), slot(2)])).toEqual({});
  });

  it('[SC10] is not read from a match that was recorded afterwards, nor believed beyond its limit', () => {
    expect(minutesOf([played(0, 300, 310), slot(1)])).toEqual({});
    expect(minutesOf([running(0, 124), slot(1), slot(2)])).toEqual({ 2: 120, 3: 116 });
    expect(minutesOf([running(0, 125), slot(1), slot(2)])).toEqual({});
    expect(minutesOf([slot(0, { stageCode: 'finished' }), slot(1)])).toEqual({});
  });

  it('[SC11] is known until some time after the next beginning that it expects', () => {
    const delays = hallDelays([running(0, 20), slot(1), slot(2)], defaultDelayRules);
    expect([...delays.values()].map(({ knownUntil }) => knownUntil)).toEqual([at(86), at(86)]);
  });

  it('[SC12] of a hall with two courts is that of the court which is free first', () => {
    const pair = (index: number, id: number, change: Partial<HallMatch> = {}) =>
      slot(index, { id, ...change });
    const late = { stageCode: '1st_half', startedAt: at(25), stageStartedAt: at(25) } as const;
    const onTime = { stageCode: '1st_half', startedAt: at(0), stageStartedAt: at(0) } as const;
    expect(minutesOf([pair(0, 1, late), pair(0, 2, onTime), pair(1, 3), pair(1, 4)])).toEqual({ 4: 21 });
    expect(minutesOf([pair(0, 1, late), pair(0, 2), pair(1, 3), pair(1, 4)])).toEqual({ 4: 21 });
  });
});

describe('the days of a hall', () => {
  it('[SC13] open with today, else the next day with matches, else the last', () => {
    expect(openingDay(['2026-04-02', '2026-04-04'], '2026-04-03')).toBe('2026-04-04');
    expect(openingDay(['2026-04-02', '2026-04-04'], '2026-05-01')).toBe('2026-04-04');
    expect(openingDay([], '2026-05-01')).toBeNull();
  });

  it('[SC6] count minutes on over midnight', () => {
    expect([laterBy('15:10', 12), laterBy('23:50', 15), laterBy('9:05', 0)]).toEqual([
      '15:22',
      '00:05',
      '09:05',
    ]);
  });
});
