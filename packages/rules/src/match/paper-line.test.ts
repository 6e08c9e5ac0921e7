import { describe, expect, it } from 'vitest';
import type { StageCode } from '../vocabulary/index.ts';
import { readPaperLine } from './paper-line.ts';
import type { PaperContext } from './paper-line.ts';

const context: PaperContext = {
  people: [
    { id: 107, side: 'home', isLeader: false, label: '7' },
    { id: 207, side: 'away', isLeader: false, label: '7' },
    { id: 100, side: 'home', isLeader: true, label: 'A' },
  ],
  halfLength: 900,
  isKnockout: false,
  extraTimes: 0,
  last: null,
};
const read = (text: string, change: Partial<PaperContext> = {}) =>
  readPaperLine(text, { ...context, ...change });
const at = (stage: StageCode, seconds: number) => ({ stage, seconds });

describe('a line typed from the paper', () => {
  it.each([
    ['12 A 7', 'goal', 107, 'home', at('1st_half', 720)],
    ['12a7', 'goal', 107, 'home', at('1st_half', 720)],
    ['15 B 7 y', 'yellow-card', 207, 'away', at('2nd_half', 900)],
    ['3b7z', 'yellow-card', 207, 'away', at('1st_half', 180)],
    ['4:35 a 07 S', 'two-minutes', 107, 'home', at('1st_half', 275)],
    ['28a7p', 'seven-metre-goal', 107, 'home', at('2nd_half', 1680)],
    ['28a7m', 'seven-metre-miss', 107, 'home', at('2nd_half', 1680)],
    ['28a7r', 'red-card', 107, 'home', at('2nd_half', 1680)],
    ['28a7b', 'blue-card', 107, 'home', at('2nd_half', 1680)],
    ['9 a oa y', 'yellow-card', 100, 'home', at('1st_half', 540)],
    ['9 b t', 'team-timeout', null, 'away', at('1st_half', 540)],
    ['9 b', 'goal', null, 'away', at('1st_half', 540)],
    ['+ě aý', 'goal', 107, 'home', at('1st_half', 720)],
  ])('[MA114] given %j, then it is %s of %s', (text, type, personId, side, time) => {
    expect(read(text)).toEqual({ ok: true, event: { type, personId, side, time } });
  });

  it('[MA114] has the minute of the line before if it names none', () => {
    const last = at('2nd_half', 1200);
    expect(read('a7', { last })).toMatchObject({ ok: true, event: { time: last } });
    expect(read('a7')).toEqual({ ok: false, problem: 'no-minute' });
  });

  it.each([
    ['', 'unreadable'],
    ['12', 'unreadable'],
    ['12 C 7', 'unreadable'],
    ['12 A 7 x', 'unreadable'],
    ['31 A 7', 'minute-outside'],
    ['12:61 A 7', 'minute-outside'],
    ['12 A 8', 'number-unknown'],
    ['12 B oa y', 'number-unknown'],
    ['12 A oa', 'official-cannot-score'],
  ])('[MA114] given %j, then it is refused as %s', (text, problem) => {
    expect(read(text)).toEqual({ ok: false, problem });
  });

  const knockout = { isKnockout: true, extraTimes: 2 };

  it.each([
    ['30 A 7', at('2nd_half', 1800)],
    ['30:01 A 7', at('extra1_1st_half', 1801)],
    ['35 A 7', at('extra1_2nd_half', 2100)],
    ['40 A 7', at('extra1_2nd_half', 2400)],
    ['40:01 A 7', at('extra2_1st_half', 2401)],
    ['50 A 7', at('extra2_2nd_half', 3000)],
  ])('[MA114][MA110] given %j of a match with two extra times, then its stage follows', (text, time) => {
    expect(read(text, knockout)).toMatchObject({ ok: true, event: { type: 'goal', time } });
  });

  it('[MA114][MA110] has no minute after the last extra time of the category', () => {
    expect(read('40:01 A 7', { ...knockout, extraTimes: 1 })).toEqual({
      ok: false,
      problem: 'minute-outside',
    });
    expect(read('30:01 A 7', { ...knockout, extraTimes: 0 })).toEqual({
      ok: false,
      problem: 'minute-outside',
    });
    expect(read('30:01 A 7', { ...knockout, isKnockout: false })).toMatchObject({ ok: false });
  });

  it('[MA114] has throws of a shoot-out, which go on without their sign, in knock-out matches only', () => {
    const last = at('shootout', 1800);
    expect(read('x A 7', knockout)).toMatchObject({ event: { type: 'shootout-goal', time: last } });
    expect(read('X A 7 P', knockout)).toMatchObject({ event: { type: 'shootout-goal', personId: 107 } });
    expect(read('X b7m', knockout)).toMatchObject({ event: { type: 'shootout-miss', personId: 207 } });
    expect(read('a7', { ...knockout, last })).toMatchObject({ event: { type: 'shootout-goal', time: last } });
    expect(read('x a7r', knockout)).toMatchObject({ event: { type: 'red-card', time: last } });
    expect(read('x a7s', knockout)).toEqual({ ok: false, problem: 'unreadable' });
    expect(read('x a oa', knockout)).toEqual({ ok: false, problem: 'official-cannot-score' });
    expect(read('x A 7')).toEqual({ ok: false, problem: 'no-shootout' });
  });
});
