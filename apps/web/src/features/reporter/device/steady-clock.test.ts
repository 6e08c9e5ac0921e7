import { describe, expect, it } from 'vitest';
import { SteadyClock } from './steady-clock.ts';
import type { KeptTime } from './steady-clock.ts';

const noon = Date.parse('2026-04-04T12:00:00Z');
const minute = 60_000;

/** A device whose wall clock and elapsed time are moved by hand. */
function aDevice() {
  let wall = noon;
  let elapsed = 100;
  let kept: KeptTime | null = null;
  const memory = { read: () => kept, keep: (value: KeptTime) => void (kept = value) };
  const pass = (milliseconds: number) => {
    wall += milliseconds;
    elapsed += milliseconds;
  };
  return {
    pass,
    /** Somebody sets the clock, or the device sleeps where sleep does not count as elapsed. */
    setClock: (milliseconds: number) => void (wall += milliseconds),
    /** Opens a page: elapsed time begins again. */
    open: () => {
      elapsed = 5;
      return new SteadyClock({ wall: () => wall, elapsed: () => elapsed }, memory);
    },
  };
}

describe('the clock of a device', () => {
  it.each([-20, 20])(
    '[SY34] given a clock that is set by %i minutes while the page is open, then nothing moves',
    (minutes) => {
      const device = aDevice();
      const clock = device.open();
      device.pass(minute);
      expect(clock.now()).toBe(noon + minute);
      device.setClock(minutes * minute);
      device.pass(1000);
      expect(clock.now()).toBe(noon + minute + 1000);
      device.pass(minute);
      expect(clock.now()).toBe(noon + 2 * minute + 1000);
    },
  );

  it('[SY34] given a clock that was set while the page was open, then the next page goes on with the time that is known', () => {
    const device = aDevice();
    const clock = device.open();
    device.setClock(-20 * minute);
    expect(clock.now()).toBe(noon);
    device.pass(minute);
    const next = device.open();
    expect(next.now()).toBe(noon + minute);
    expect(next.isDoubted()).toBe(false);
  });

  it('[SY34] given a clock that was set back while the page was closed, then time does not go back, and is doubted until a server has told it', () => {
    const device = aDevice();
    const clock = device.open();
    device.pass(10 * minute);
    expect(clock.now()).toBe(noon + 10 * minute);
    device.setClock(-20 * minute);
    const next = device.open();
    expect(next.now()).toBe(noon + 10 * minute);
    expect(next.isDoubted()).toBe(true);
    const heard: boolean[] = [];
    next.subscribe(() => heard.push(next.isDoubted()));
    next.trust();
    device.pass(1000);
    expect(next.now()).toBe(noon + 10 * minute + 1000);
    expect(heard).toEqual([false]);
  });

  it('[SY34] given a device that has slept, then the time has passed, and is doubted since the clock may have been set', () => {
    const device = aDevice();
    const clock = device.open();
    clock.now();
    clock.hidden();
    device.setClock(5 * minute);
    expect(clock.now()).toBe(noon + 5 * minute);
    expect(clock.isDoubted()).toBe(true);
    device.pass(1000);
    expect(clock.now()).toBe(noon + 5 * minute + 1000);
  });

  it('given a clock that is corrected by fractions of a second, then nobody doubts it and it never jumps', () => {
    const device = aDevice();
    const clock = device.open();
    for (let second = 1; second <= 600; second += 1) {
      device.pass(1000);
      device.setClock(20);
      expect(clock.now()).toBe(noon + second * 1000);
    }
    expect(clock.isDoubted()).toBe(false);
  });
});
