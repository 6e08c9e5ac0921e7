import { describe, expect, it } from 'vitest';
import { readPaperLine } from './paper-line.ts';
import type { PaperContext } from './paper-line.ts';

const context: PaperContext = {
  people: [
    { id: 107, side: 'home', isLeader: false, label: '7' },
    { id: 207, side: 'away', isLeader: false, label: '7' },
    { id: 100, side: 'home', isLeader: true, label: 'A' },
  ],
  halfLength: 900,
  last: null,
};
const read = (text: string, change: Partial<PaperContext> = {}) =>
  readPaperLine(text, { ...context, ...change });
const at = (stage: '1st_half' | '2nd_half', seconds: number) => ({ stage, seconds });

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
});
