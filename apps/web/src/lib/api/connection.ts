import { useSyncExternalStore } from 'react';

/**
 * Whether the server can be reached, as far as the last attempt or the browser tells. The browser's own flag is
 * not enough: a hall's network is often "online" without internet access.
 */
let reachable = true;
const listeners = new Set<() => void>();

/** Called after every request with whether any answer came, a refusal included. */
export function reportReachable(answered: boolean): void {
  if (answered === reachable) return;
  reachable = answered;
  for (const listener of listeners) listener();
}

export function isReachable(): boolean {
  return reachable;
}

export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, isReachable, () => true);
}

/** Calls back on every change, until the returned function is called. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Listens to the browser's own events. To be called once, in the browser. */
export function watchBrowserConnection(): void {
  addEventListener('offline', () => reportReachable(false));
  if (!navigator.onLine) reportReachable(false);
}
