import { useEffect, useEffectEvent } from 'react';
import { clockTime } from '../../../lib/time/age.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useRelease } from '../../../lib/api/release.ts';
import { reloadWhenReachable, whenReachable } from '../../../lib/api/reload.ts';

/** The hour of the tournament's night in which a screen is loaded again, and how long it must have been shown before. */
const nightHour = '03';
const shownFor = 2 * 3_600_000;
/** Milliseconds: with a new release the server has most often just been away. */
const tryEvery = 30_000;

/**
 * Takes a new release into use by itself, since nobody presses anything: when no match is being played, or at
 * night, and only while the server answers. Once every night the page is loaded again in any case, so that memory
 * is released.
 */
export function useFreshRelease(isQuiet: boolean, zone: string): void {
  const { activate, replaced } = useRelease();
  const isNight = useNow((now) => clockTime(zone, now).slice(0, 2) === nightHour);
  const mayTake = isNight || (isQuiet && (activate !== null || replaced));
  const take = useEffectEvent(() => {
    if (activate !== null) void whenReachable(activate);
    else if (replaced || performance.now() > shownFor) void reloadWhenReachable();
  });
  useEffect(() => {
    if (!mayTake) return;
    take();
    const timer = setInterval(() => take(), tryEvery);
    return () => clearInterval(timer);
  }, [mayTake]);
}
