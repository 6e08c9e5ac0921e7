import { useEffect } from 'react';

/** Keeps the screen on while `active`, as long as the browser can and the page is seen. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let ended = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      const got = await navigator.wakeLock.request('screen').catch(() => null);
      if (ended) void got?.release();
      else lock = got;
    };
    const seen = () => void hold();
    void hold();
    document.addEventListener('visibilitychange', seen);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', seen);
      void lock?.release();
    };
  }, [active]);
}
