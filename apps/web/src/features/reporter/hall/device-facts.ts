import type { DeviceFacts } from './readiness.ts';

interface Battery {
  readonly level: number;
}

/** Asks the browser to keep the storage, and what it knows of the device. Nothing of it has to exist. */
export async function deviceFacts(
  heard: { readonly serverTime: string; readonly at: number } | null,
  ask: boolean,
): Promise<DeviceFacts> {
  const [isPersistent, battery, hasProgram] = await Promise.all([persistence(ask), batteryOf(), program()]);
  const off = heard === null ? null : Math.abs(Date.parse(heard.serverTime) - heard.at) / 1000;
  return {
    clockOff: off === null || Number.isNaN(off) ? null : Math.round(off * 10) / 10,
    isPersistent,
    hasProgram,
    battery,
  };
}

async function persistence(ask: boolean): Promise<boolean | null> {
  const { storage } = navigator as { storage?: StorageManager };
  if (storage === undefined || typeof storage.persisted !== 'function') return null;
  const isKept = await storage.persisted().catch(() => false);
  return isKept || (ask && (await storage.persist().catch(() => false)));
}

async function batteryOf(): Promise<number | null> {
  const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
  const battery = await getBattery?.call(navigator).catch(() => null);
  return battery == null ? null : Math.round(battery.level * 100);
}

/** Whether a service worker answers for this page, and keeps the shell and all that this page is made of. */
async function program(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || typeof caches === 'undefined') return false;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (registration?.active == null) return false;
  const own = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/assets\/.*\.(js|css)$/.test(pathname),
    );
  const needed = ['/shell.html', ...new Set(own.map(({ pathname }) => pathname))];
  const found = await Promise.all(needed.map((url) => caches.match(url).catch(() => undefined)));
  return found.every((kept) => kept !== undefined);
}

/** Has the service worker keep what the reporter's screens are made of, in the page's language. */
export async function keepProgram(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { active } = await navigator.serviceWorker.ready;
  if (active === null) return;
  const kept = new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => resolve());
    channel.port1.start();
    active.postMessage({ kind: 'reporter', locale: document.documentElement.lang }, [channel.port2]);
    // An older worker does not answer.
    setTimeout(resolve, 10_000);
  });
  await kept;
}
