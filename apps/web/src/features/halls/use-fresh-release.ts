import { useEffect, useEffectEvent } from 'react';
import { clockTime } from '../../lib/age.ts';
import { useNow } from '../../lib/now.ts';
import { useRelease } from '../../lib/release.ts';
import { reloadWhenReachable } from '../../lib/reload.ts';

/** The hour of the tournament's night in which a screen is loaded anew, and how long it must have been shown before. */
const nightHour = '03';
const shownFor = 2 * 3_600_000;
const tryEvery = 600_000;

/**
 * Takes a new release into use by itself, since nobody presses anything: when no match is being played, or at night. Once
 * every night the page is loaded anew in any case, so that whatever has gathered in it is let go.
 */
export function useFreshRelease(isQuiet: boolean, zone: string): void {
  const { activate, replaced } = useRelease();
  const attempt = useNow((now) =>
    clockTime(zone, now).slice(0, 2) === nightHour ? Math.floor(now / tryEvery) : null,
  );
  const isNight = attempt !== null;
  const mayTake = isQuiet || isNight;
  const take = useEffectEvent(() => {
    if (activate !== null) activate();
    else if (replaced || (isNight && performance.now() > shownFor)) void reloadWhenReachable();
  });
  useEffect(() => {
    if (mayTake) take();
  }, [mayTake, activate, replaced, attempt]);
}
