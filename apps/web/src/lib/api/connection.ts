import { useSyncExternalStore } from 'react';

/**
 * Whether the server can be reached, as far as the last attempt or the browser tells. The browser alone is not
 * believed: a hall's network is often "online" without leading anywhere.
 */
let reachable = true;
const listeners = new Set<() => void>();

/** Told by every call: whether any answer came, a refusal included. */
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

/** Calls back on every change; ends when the answer is called. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Listens to the browser's own signs. To be called once, in the browser. */
export function watchBrowserConnection(): void {
  addEventListener('offline', () => reportReachable(false));
  if (!navigator.onLine) reportReachable(false);
}
