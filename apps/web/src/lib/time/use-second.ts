import { use, useSyncExternalStore } from 'react';
import { PageTime } from './now.ts';
import { createTicker } from './ticker.ts';

const ticker = createTicker(1000);

/** Now, every second again, milliseconds UTC. The first painting repeats the server's. */
export function useSecond(): number {
  const pageTime = use(PageTime);
  return useSyncExternalStore(ticker.subscribe, ticker.now, () => pageTime);
}
