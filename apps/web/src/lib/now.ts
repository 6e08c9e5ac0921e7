import { createContext, use, useSyncExternalStore } from 'react';
import { serverNow } from './server-time.ts';

/** The instant the page was made for, milliseconds UTC: the first painting in the browser must repeat the server's. */
export const PageTime = createContext(0);

const every = 5000;
const listeners = new Set<() => void>();
let current = 0;
let timer: ReturnType<typeof setInterval> | undefined;

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
    subscribe,
    () => read(now()),
    () => (rendered === undefined ? read(pageTime) : rendered),
  );
}

function now(): number {
  if (current === 0) current = serverNow();
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, every);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    current = 0;
  };
}

function tick(): void {
  current = serverNow();
  for (const listener of listeners) listener();
}
