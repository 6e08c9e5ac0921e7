import { createStore } from '../browser/store.ts';

/**
 * Whether the server can be reached, as far as the last attempt or the browser tells. The browser's own flag is
 * not enough: a hall's network is often "online" without internet access.
 */
const reachable = createStore(true);

/** Called after every request with whether any answer came, a refusal included. */
export function reportReachable(answered: boolean): void {
  if (answered !== reachable.read()) reachable.set(answered);
}

export const isReachable = reachable.read;
export const useReachable = reachable.useValue;

/** Listens to the browser's own events. To be called once, in the browser. */
export function watchBrowserConnection(): void {
  addEventListener('offline', () => reportReachable(false));
  if (!navigator.onLine) reportReachable(false);
}
