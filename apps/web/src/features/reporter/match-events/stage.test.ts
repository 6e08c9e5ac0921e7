import { describe, expect, it } from 'vitest';
import { beginningClock, clockStep, followedClock } from './stage.ts';

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

describe('the clock of a table while another device plays on', () => {
  const notStarted = { stage: 'not_started', seconds: 0, runningSince: null } as const;
  const playing = { stage: '1st_half', seconds: 300, runningSince: 1000 } as const;

  it('follows into the half that was begun elsewhere', () => {
    const begun = { stage: '1st_half', startedAt: 5000 } as const;
    expect(followedClock(notStarted, begun, halfLength)).toEqual({
      stage: '1st_half',
      seconds: 0,
      runningSince: 5000,
    });
    const second = followedClock(playing, { stage: '2nd_half', startedAt: 5000 }, halfLength);
    expect(second).toEqual({ stage: '2nd_half', seconds: 900, runningSince: 5000 });
  });

  it('stays where it is in its own stage and when play is over, unless it never ran: then nothing is begun once more', () => {
    expect(followedClock(playing, { stage: '1st_half', startedAt: 5000 }, halfLength)).toBe(playing);
    expect(followedClock(playing, { stage: 'finished', startedAt: null }, halfLength)).toBe(playing);
    const over = followedClock(notStarted, { stage: 'waiting_for_approval', startedAt: null }, halfLength);
    expect(clockStep(over, 0, halfLength)).toEqual({ kind: 'finish' });
  });
});
