import type { Locks, Network, Ports, RecordStore } from '@sevenmetre/sync/outbox/index';
import { deviceNow } from './device-clock.ts';

/** The ports of the queue in a browser, around its disk and its network. */
export function browserPorts(store: RecordStore, network: Network): Ports {
  return {
    store,
    network,
    locks: tabLocks,
    timer: {
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    now: deviceNow,
    random,
  };
}

/** Web Locks reach over all tabs and end with the page. Without them (no secure context) repeats are harmless. */
const tabLocks: Locks = {
  async hold(name, work) {
    // A tap is shown before its upload begins: both need the main thread.
    await new Promise((resolve) => setTimeout(resolve));
    await ('locks' in navigator ? navigator.locks.request(name, work) : work());
  },
};

/** In [0, 1), good enough to name a device by. */
function random(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / 2 ** 32;
}
