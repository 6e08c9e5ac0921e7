import { useEffect } from 'react';

/** Milliseconds after which a lock that the system has taken back is asked for again. */
const patience = 1000;

/**
 * Keeps the screen on while `active`, as long as the browser can and the page is seen. A system that takes the lock back, as
 * one does to spare its battery, is asked again, at the latest with the next tap.
 */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isAsking = false;
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = async () => {
      const isHeld = lock !== null && !lock.released;
      if (isHeld || isAsking || document.visibilityState !== 'visible') return;
      isAsking = true;
      const got = await navigator.wakeLock.request('screen').catch(() => null);
      isAsking = false;
      if (ended) return void got?.release();
      lock = got;
      got?.addEventListener('release', () => {
        timer = ended ? undefined : setTimeout(ask, patience);
      });
    };
    const ask = () => void hold();
    ask();
    document.addEventListener('visibilitychange', ask);
    document.addEventListener('pointerdown', ask);
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
      document.removeEventListener('pointerdown', ask);
      void lock?.release();
    };
  }, [active]);
}
