import { useSyncExternalStore } from 'react';
import { browserStore } from '../../../lib/browser/storage.ts';
import { SteadyClock } from './steady-clock.ts';
import type { KeptTime } from './steady-clock.ts';

const key = 'tms-device-clock';

let clock: SteadyClock | null = null;

/** The one clock of this tab. For the browser only. */
function deviceClock(): SteadyClock {
  clock ??= begin();
  return clock;
}

/** The device's clock, milliseconds UTC; nobody can set it while the page is open. */
export const deviceNow = (): number => deviceClock().now();

/** A server has told the time, or a person has set the match clock: what was doubted no longer counts. */
export const trustDeviceClock = (): void => deviceClock().trust();

/** Whether the device cannot know how much time has passed. */
export function useIsTimeDoubted(): boolean {
  return useSyncExternalStore(
    (listener) => deviceClock().subscribe(listener),
    () => deviceClock().isDoubted(),
    () => false,
  );
}

function begin(): SteadyClock {
  const sources = { wall: () => Date.now(), elapsed: () => performance.now() };
  const begun = new SteadyClock(sources, { read, keep });
  document.addEventListener('visibilitychange', begun.hidden);
  addEventListener('pagehide', begun.hidden);
  return begun;
}

function read(): KeptTime | null {
  try {
    const kept = JSON.parse(browserStore()?.getItem(key) ?? 'null') as Partial<KeptTime> | null;
    const { seen, ahead } = kept ?? {};
    return typeof seen === 'number' && typeof ahead === 'number' ? { seen, ahead } : null;
  } catch {
    return null;
  }
}

function keep(kept: KeptTime): void {
  try {
    browserStore()?.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage, only the next page lacks the state of the clock.
  }
}
