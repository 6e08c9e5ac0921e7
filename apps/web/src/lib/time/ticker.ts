import { createListeners } from '../browser/store.ts';
import { serverNow } from './server-time.ts';

/** A clock, milliseconds UTC, that ticks while it has listeners; reads between two ticks return the same value. */
export function createTicker(every: number) {
  const listeners = createListeners();
  let current = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    current = serverNow();
    listeners.notify();
  };
  return {
    now: () => (current ||= serverNow()),
    subscribe: (listener: () => void) => {
      const stop = listeners.subscribe(listener);
      timer ??= setInterval(tick, every);
      return () => {
        stop();
        if (!listeners.isEmpty()) return;
        clearInterval(timer);
        timer = undefined;
        current = 0;
      };
    },
  };
}
