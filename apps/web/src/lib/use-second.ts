import { use, useSyncExternalStore } from 'react';
import { PageTime } from './now.ts';
import { serverNow } from './server-time.ts';

const listeners = new Set<() => void>();
let current = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Now, every second anew, milliseconds UTC. The first painting repeats the server's. */
export function useSecond(): number {
  const pageTime = use(PageTime);
  return useSyncExternalStore(subscribe, now, () => pageTime);
}

function now(): number {
  if (current === 0) current = serverNow();
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, 1000);
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
