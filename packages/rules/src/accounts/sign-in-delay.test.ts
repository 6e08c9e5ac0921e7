import { describe, expect, it } from 'vitest';
import { type FailedSignIns, isNotifiedOfFailures, signInWait } from './index.ts';

const now = new Date('2026-02-01T12:00:00Z');
/** This number of attempts, a second apart, the last one this many seconds ago. */
const failed = (count: number, ago = 0) =>
  Array.from({ length: count }, (_, index) => new Date(now.getTime() - (ago + count - 1 - index) * 1000));
const nothing: FailedSignIns = { isKnown: false, own: [], unknown: [], network: '198.51.100.0' };
/** The same, each from a network of its own. */
const fromAnywhere = (count: number) =>
  failed(count).map((at, index) => ({ at, network: `203.0.${index}.0` }));

describe('the delay of sign-ins to an account', () => {
  it('[UR5] begins after five failed attempts of a device and doubles up to a quarter of an hour', () => {
    const waits = [4, 5, 6, 7, 9, 10, 50].map((count) => signInWait({ ...nothing, own: failed(count) }, now));
    expect(waits).toEqual([0, 30, 60, 120, 480, 900, 900]);
    expect(signInWait({ ...nothing, own: failed(5, 29) }, now)).toBe(1);
    expect(signInWait({ ...nothing, own: failed(5, 30) }, now)).toBe(0);
  });

  it('[UR5] is shared by devices that are not known, from wherever they come, up to a minute', () => {
    const waits = [19, 20, 21, 25, 300].map((count) =>
      signInWait({ ...nothing, unknown: fromAnywhere(count) }, now),
    );
    expect(waits).toEqual([0, 2, 4, 60, 60]);
  });

  it('[UR5] that a few networks cause by guessing on is not shared by networks with fewer than three failures', () => {
    const few = failed(120).map((at, index) => ({ at, network: `203.0.${index % 5}.0` }));
    expect(signInWait({ ...nothing, unknown: few }, now)).toBe(0);
    expect(signInWait({ ...nothing, unknown: few, network: '203.0.1.0' }, now)).toBe(60);
    const mistyped = [1, 2].map(() => ({ at: now, network: nothing.network }));
    expect(signInWait({ ...nothing, unknown: [...few, ...mistyped] }, now)).toBe(0);
    const third = { at: now, network: nothing.network };
    expect(signInWait({ ...nothing, unknown: [...few, ...mistyped, third] }, now)).toBe(60);
  });

  it('[UR5] of others never reaches a device that has signed in before', () => {
    expect(signInWait({ ...nothing, isKnown: true, unknown: fromAnywhere(300) }, now)).toBe(0);
    expect(signInWait({ ...nothing, isKnown: true, own: failed(5), unknown: fromAnywhere(300) }, now)).toBe(
      30,
    );
  });

  it('[UR6] comes with one mail to the owner, at the tenth failed attempt of a day', () => {
    expect([1, 9, 10, 11, 20].map(isNotifiedOfFailures)).toEqual([false, false, true, false, false]);
  });
});
