import { setTimeout as pause } from 'node:timers/promises';
import { wallClock } from './wall-clock.ts';
import type { Fixture, Reporter } from './reporter.ts';

export interface TapPlan {
  readonly count: number;
  /** Milliseconds between the starts of two taps; `jitter` is the maximal delay of one. */
  readonly every: number;
  readonly jitter: number;
  /** Version of the live data before the first tap; nothing else may write meanwhile. */
  readonly version: number;
}

const goalsOfMatch = 40;

/**
 * Records goals at a steady pace, without waiting for answers. Returns the time of the call that made each
 * version. The fixtures take turns, so that no match gets unrealistically long.
 */
export async function tapGoals(
  reporter: Reporter,
  fixtures: readonly Fixture[],
  { count, every, jitter, version }: TapPlan,
): Promise<Map<number, number>> {
  if (count > fixtures.length * goalsOfMatch) throw new Error('These matches are too few for so many goals');
  const began = wallClock();
  const taps: Promise<number>[] = [];
  for (let tap = 0; tap < count; tap += 1) {
    const due = began + tap * every + ((tap * 37) % 100) * (jitter / 100);
    await pause(Math.max(0, due - wallClock()));
    const fixture = fixtures[tap % fixtures.length];
    if (fixture) taps.push(reporter.tap(fixture, 'goal'));
  }
  const sent = await Promise.all(taps);
  return new Map(sent.map((at, index) => [version + 1 + index, at]));
}
