import { describe, expect, it } from 'vitest';
import { anEvent } from '../testing/index.ts';
import { knownClock } from './index.ts';

const running = {
  stage: '2nd_half',
  stageStartedAt: '2026-04-04T12:00:00Z',
  halfLength: 900,
  clock: null,
} as const;
const now = new Date('2026-04-04T12:05:00Z');
const second = { competitionMatchStageCode: '2nd_half' } as const;

describe('the clock of a visitor', () => {
  it('[MA32] is the match clock while events lie behind it', () => {
    expect(knownClock(running, [anEvent('goal', { minute: 17, ...second })], now)).toBe(1200);
  });

  it('[MA32] has come as far as the last event of the running stage', () => {
    const events = [anEvent('two-minutes', { minute: 21, second: 30, ...second })];
    expect(knownClock(running, events, now)).toBe(1290);
  });

  it('[MA32] is not moved by events of another stage, and does not pass the end of the half', () => {
    expect(knownClock(running, [anEvent('goal', { minute: 25 })], now)).toBe(1200);
    expect(knownClock(running, [anEvent('goal', { minute: 44, ...second })], now)).toBe(1800);
  });

  it('[MA43] is the recorded one where there is one, also when it was put back behind an event', () => {
    const clock = { seconds: 1100, running: false, at: now.getTime() - 1000 };
    const events = [anEvent('goal', { minute: 21, ...second })];
    expect(knownClock({ ...running, clock }, events, now)).toBe(1100);
  });
});
