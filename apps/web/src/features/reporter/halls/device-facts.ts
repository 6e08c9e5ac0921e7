import { batteryOf } from '../device/device-report.ts';
import type { DeviceFacts } from './readiness.ts';

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

/**
 * Whether a service worker answers for this page, and keeps all that a match may ask for: also what this page has not
 * opened yet, such as the shoot-out, the hand-over, the rosters and the paper.
 */
async function program(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || typeof caches === 'undefined') return false;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (registration?.active == null) return false;
  const files = await filesOf(registration.active);
  if (files === null) return false;
  const needed = new Set([...files, ...ownFiles()]);
  const found = await Promise.all([...needed].map((url) => caches.match(url).catch(() => undefined)));
  return found.every((kept) => kept !== undefined);
}

/** Scripts and styles that this page has loaded: they may be of a newer release than the worker. */
function ownFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\/.*\.(js|css)$/.test(pathname))
    .map(({ pathname }) => pathname);
}

/** What the worker would have to keep; null: one of an older release, which does not know. */
async function filesOf(worker: ServiceWorker): Promise<readonly string[] | null> {
  const answer = await askWorker(
    worker,
    { kind: 'reporter-files', locale: document.documentElement.lang },
    2000,
  );
  return Array.isArray(answer) ? answer.filter((file) => typeof file === 'string') : null;
}

/** The worker's answer; null: none within so many milliseconds. */
function askWorker(worker: ServiceWorker, message: object, patience: number): Promise<unknown> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
    channel.port1.start();
    worker.postMessage(message, [channel.port2]);
    setTimeout(() => resolve(null), patience);
  });
}

/** Has the service worker keep what the reporter's screens are made of, in the page's language. */
export async function keepProgram(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { active } = await navigator.serviceWorker.ready;
  if (active !== null)
    await askWorker(active, { kind: 'reporter', locale: document.documentElement.lang }, 10_000);
}
