import { describe, expect, it } from 'vitest';
import { isLive, matchClock } from './match-clock.ts';

const start = Date.parse('2026-04-04T12:20:00Z');
const at = (seconds: number) => start + seconds * 1000;
const running = (stageCode: '1st_half' | '2nd_half') =>
  ({ stageCode, stageStartedAt: '2026-04-04T12:20:00Z', halfLength: 900, clock: null }) as const;

describe('the clock of a ticket', () => {
  it.each([
    ['1st_half', 0, 'first-half', 1],
    ['1st_half', 59, 'first-half', 1],
    ['1st_half', 60, 'first-half', 2],
    ['1st_half', 899, 'first-half', 15],
    ['1st_half', 960, 'first-half', 15],
    ['1st_half', 1020, 'half-time', null],
    ['2nd_half', 0, 'second-half', 16],
    ['2nd_half', 470, 'second-half', 23],
    ['2nd_half', 5000, 'second-half', 30],
    ['2nd_half', -30, 'second-half', 16],
  ] as const)('in %s after %i s reads %s %s', (stage, seconds, phase, minute) => {
    expect(matchClock(running(stage), at(seconds))).toEqual({ phase, minute });
  });

  it('shows no minute while it is not known when the half began', () => {
    const ticket = { stageCode: '1st_half', stageStartedAt: null, halfLength: 900, clock: null } as const;
    expect(matchClock(ticket, at(0))).toEqual({ phase: 'first-half', minute: null });
  });

  it('[MA43] [MA44] reads the clock at the table where one is recorded, and the pause from its end on', () => {
    const ticket = (seconds: number, isRunning: boolean) => ({
      ...running('1st_half'),
      clock: { seconds, running: isRunning, at: start },
    });
    expect(matchClock(ticket(275, false), at(600))).toEqual({ phase: 'first-half', minute: 5 });
    expect(matchClock(ticket(275, true), at(60))).toEqual({ phase: 'first-half', minute: 6 });
    expect(matchClock(ticket(890, true), at(129))).toEqual({ phase: 'first-half', minute: 15 });
    expect(matchClock(ticket(890, true), at(130))).toEqual({ phase: 'half-time', minute: null });
    expect(matchClock({ ...ticket(60, true), stageStartedAt: null }, at(0)).minute).toBe(2);
  });

  it('is live from the first whistle until approval is waited for', () => {
    const stages = [
      'not_started',
      '1st_half',
      '2nd_half',
      'shootout',
      'waiting_for_approval',
      'finished',
    ] as const;
    expect(stages.filter((stageCode) => isLive({ stageCode }))).toEqual(['1st_half', '2nd_half', 'shootout']);
  });
});
