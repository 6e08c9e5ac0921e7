import { serverNow } from './server-time.ts';

/** A clock, milliseconds UTC, that ticks while it has listeners; reads between two ticks return the same value. */
export function createTicker(every: number) {
  const listeners = new Set<() => void>();
  let current = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    current = serverNow();
    for (const listener of listeners) listener();
  };
  return {
    now: () => (current ||= serverNow()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      timer ??= setInterval(tick, every);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
        current = 0;
      };
    },
  };
}
