import { useEffect } from 'react';

/** Keeps the screen from going dark while the page is seen; browsers without wake locks follow their own settings. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const hold = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible' || lock?.released === false)
        return;
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      lock = held;
      if (left) void held?.release();
    };
    // The browser releases the lock whenever the page is hidden.
    const change = () => void hold();
    change();
    document.addEventListener('visibilitychange', change);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', change);
      void lock?.release();
    };
  }, []);
}
