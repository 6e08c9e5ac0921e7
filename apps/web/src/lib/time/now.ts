import { createContext, use, useSyncExternalStore } from 'react';
import { createTicker } from './ticker.ts';

/** The instant the page was made for, milliseconds UTC: the first painting in the browser must repeat the server's. */
export const PageTime = createContext(0);

const ticker = createTicker(5000);

/**
 * Reads something from the running time, and again every five seconds; the page changes only when the result does.
 * `rendered` stands for what the server cannot know, such as the visitor's zone: the first painting repeats it.
 */
export function useNow<T extends string | number | boolean | null>(
  read: (now: number) => T,
  rendered?: T,
): T {
  const pageTime = use(PageTime);
  return useSyncExternalStore(
    ticker.subscribe,
    () => read(ticker.now()),
    () => (rendered === undefined ? read(pageTime) : rendered),
  );
}

/** The beginning of the running minute, for what need not follow each second. */
export function thisMinute(now: number): number {
  return Math.floor(now / 60_000) * 60_000;
}
