import { isPortalAnswer } from '../../lib/api/portal-answer.ts';
import { changeRelease } from '../../lib/api/release.ts';

const address = '/sw.js';
/** Milliseconds, as the specification says. */
export const checkEvery = 10 * 60_000;

/** Registers the service worker, asks for a new one every ten minutes, and offers it when it is ready. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first service worker of a page changes nothing; a later one belongs to another release.
    if (wasControlled) changeRelease({ replaced: true });
    keepWhatWasLoaded();
  });
  try {
    const registration = await serviceWorker.register(address);
    offerWaiting(registration);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => offerWaiting(registration));
    });
    setInterval(() => void checkForUpdate(registration), checkEvery);
    if (wasControlled) keepWhatWasLoaded();
  } catch {
    // Forbidden by the visitor or by an insecure address: the app works without it.
  }
}

/** Only a worker that replaces another one is offered. */
function offerWaiting(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting || !navigator.serviceWorker.controller) return;
  // The files of its pages are fetched before the release is activated: the server may be unreachable by then.
  sendAhead(waiting);
  changeRelease({
    activate: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage({ kind: 'activate' });
    },
  });
}

/** Past every cache, and only a 200 of the portal counts: no other page may replace the worker. */
export async function checkForUpdate(registration: {
  readonly update: () => Promise<unknown>;
}): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => null);
  if (answer?.status === 200 && isPortalAnswer(answer)) await registration.update().catch(() => undefined);
}

/**
 * What this page loaded before the worker controlled it (words of the language, further letters of the font) is
 * kept too.
 */
function keepWhatWasLoaded(): void {
  const own = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  navigator.serviceWorker.controller?.postMessage({
    kind: 'keep',
    urls: own.map(({ pathname }) => pathname),
  });
}

/**
 * Has the service worker keep the code of every public page, in the page's language: they open without a network, though
 * they were never visited. Nothing of it runs here.
 */
export async function keepPagesAhead(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { active } = await navigator.serviceWorker.ready;
  if (active) sendAhead(active);
}

function sendAhead(worker: ServiceWorker): void {
  if (maySpendData()) worker.postMessage({ kind: 'ahead', locale: document.documentElement.lang });
}

/** Some visitors have asked their browser to spare data. */
export function maySpendData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData !== true;
}
