import { describe, expect, it } from 'vitest';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import { beginningClock, clockStep, followedClock } from './stage.ts';

const halfLength = 900;

describe('what holding the clock does', () => {
  it('[MA110] begins and stops the halves of an extra time', () => {
    const clock = { stage: '2nd_half', seconds: 1800, runningSince: null } as const;
    const begin = clockStep(clock, 0, halfLength, 'extra1_1st_half');
    expect(begin).toEqual({ kind: 'begin', stage: 'extra1_1st_half' });
    const extra = { stage: 'extra1_1st_half', seconds: 1900, runningSince: 0 } as const;
    expect(clockStep(extra, 0, halfLength, 'extra1_2nd_half')).toEqual({ kind: 'stop' });
  });

  it('begins the match, stops and starts it, and begins the second half', () => {
    const step = (stage: StageCode, seconds: number, running: boolean, following: StageCode) =>
      clockStep({ stage, seconds, runningSince: running ? 0 : null }, 0, halfLength, following);
    expect(step('not_started', 0, false, '1st_half')).toEqual({ kind: 'begin', stage: '1st_half' });
    expect(step('1st_half', 100, true, '2nd_half')).toEqual({ kind: 'stop' });
    expect(step('1st_half', 100, false, '2nd_half')).toEqual({ kind: 'start' });
    expect(step('1st_half', 900, false, '2nd_half')).toEqual({ kind: 'begin', stage: '2nd_half' });
    expect(step('2nd_half', 1800, false, 'waiting_for_approval')).toEqual({ kind: 'finish' });
    expect(step('2nd_half', 1800, false, 'shootout')).toEqual({ kind: 'finish' });
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
    expect(clockStep(over, 0, halfLength, 'waiting_for_approval')).toEqual({ kind: 'finish' });
  });
});
