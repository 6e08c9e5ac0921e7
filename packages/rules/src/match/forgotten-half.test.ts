import { describe, expect, it } from 'vitest';
import { forgottenHalf, secondHalfTime } from './index.ts';
import type { TableClock } from './index.ts';

const halfLength = 900;
const minute = 60_000;
/** Started at 0, so that its half is over after 15 minutes. */
const running: TableClock = { stage: '1st_half', seconds: 0, runningSince: 0 };
const end = 15 * minute;
const at = (key: string, instant: number, seconds = 900) => ({ key, seconds, at: instant });

describe('a second half that nobody began', () => {
  it('[MA50] is noticed by what is recorded at the end of the first long after it', () => {
    const events = [at('whistle', end + 20_000), at('goal', end + 6 * minute), at('next', end + 7 * minute)];
    expect(forgottenHalf(running, events, end + 8 * minute, halfLength)).toEqual({
      keys: ['goal', 'next'],
      seconds: 900 + 120 + 30,
    });
  });

  it('[MA50] is not noticed while the first half is played, nor by what is recorded at its end or entered late', () => {
    expect(forgottenHalf(running, [at('a', minute, 60)], 2 * minute, halfLength)).toBeNull();
    expect(forgottenHalf(running, [at('a', end + 80_000)], end + 2 * minute, halfLength)).toBeNull();
    expect(forgottenHalf(running, [at('a', end + 5 * minute, 700)], end + 6 * minute, halfLength)).toBeNull();
    const second: TableClock = { ...running, stage: '2nd_half', seconds: 900 };
    expect(forgottenHalf(second, [at('a', end + 5 * minute)], end + 40 * minute, halfLength)).toBeNull();
  });

  it('[MA50] is noticed without any event once no break lasts as long', () => {
    expect(forgottenHalf(running, [], end + 11 * minute, halfLength)).toBeNull();
    expect(forgottenHalf(running, [], end + 13 * minute, halfLength)).toEqual({ keys: [], seconds: 900 });
  });

  it('[MA50] given a clock that was stopped at its end, then the first event there says when that was', () => {
    const stopped: TableClock = { stage: '1st_half', seconds: 900, runningSince: null };
    expect(forgottenHalf(stopped, [], 90 * minute, halfLength)).toBeNull();
    const events = [at('a', 0), at('b', 4 * minute)];
    expect(forgottenHalf(stopped, events, 5 * minute, halfLength)).toEqual({ keys: ['b'], seconds: 990 });
  });

  it('[MA51] moves what was recorded meanwhile by the hall clock, and never out of the half', () => {
    const shown = { seconds: 1200, now: 10 * minute };
    expect(secondHalfTime(9 * minute, shown, halfLength)).toBe(1140);
    expect(secondHalfTime(0, shown, halfLength)).toBe(900);
    expect(secondHalfTime(11 * minute, shown, halfLength)).toBe(1200);
  });
});
