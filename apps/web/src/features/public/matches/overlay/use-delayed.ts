import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Longest delay of a video, seconds. */
const longest = 120;

/** By how many milliseconds the video comes later than the data: `?delay=8` in seconds. */
export function useDelay(): number {
  const asked = Number(new URLSearchParams(useLocation().search).get('delay') ?? 0);
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), longest) * 1000 : 0;
}

/** The value as it was so many milliseconds ago; the first one at once. Every change is shown, none is skipped. */
export function useDelayed<T>(value: T, delay: number): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (delay === 0) return;
    // Not cleared by the next value: each is shown in its turn.
    setTimeout(() => setShown(value), delay);
  }, [value, delay]);
  return delay === 0 ? value : shown;
}
