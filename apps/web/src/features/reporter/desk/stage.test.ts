import { describe, expect, it } from 'vitest';
import { beginningClock, clockStep } from './stage.ts';

const halfLength = 900;

describe('what holding the clock does', () => {
  it('begins the match, stops and starts it, and begins the second half', () => {
    const step = (stage: 'not_started' | '1st_half' | '2nd_half', seconds: number, running: boolean) =>
      clockStep({ stage, seconds, runningSince: running ? 0 : null }, 0, halfLength);
    expect(step('not_started', 0, false)).toEqual({ kind: 'begin', stage: '1st_half' });
    expect(step('1st_half', 100, true)).toEqual({ kind: 'stop' });
    expect(step('1st_half', 100, false)).toEqual({ kind: 'start' });
    expect(step('1st_half', 900, false)).toEqual({ kind: 'begin', stage: '2nd_half' });
    expect(step('2nd_half', 1800, false)).toEqual({ kind: 'finish' });
  });
});

describe('the clock that a table begins with', () => {
  const kept = { stage: '1st_half', seconds: 300, runningSince: null } as const;

  it('is its own while the match has not gone on without it', () => {
    expect(beginningClock(kept, { stage: '1st_half', startedAt: 0 }, halfLength)).toBe(kept);
  });

  it('is the server’s when another device has gone on, and runs from when the half began', () => {
    const clock = beginningClock(kept, { stage: '2nd_half', startedAt: 5000 }, halfLength);
    expect(clock).toEqual({ stage: '2nd_half', seconds: 900, runningSince: 5000 });
    expect(beginningClock(null, { stage: 'not_started', startedAt: null }, halfLength)).toEqual({
      stage: 'not_started',
      seconds: 0,
      runningSince: null,
    });
  });
});
