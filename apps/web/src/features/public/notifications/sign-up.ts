import type { Choice } from '@sevenmetre/rules/notifications';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { api } from '../../../lib/api/api.ts';
import { readDevice } from './device.ts';

/** `impossible`: not in this browser, or not from this server. `failed`: may succeed later. */
export type SignedUp = 'signed-up' | 'impossible' | 'failed';

/** The key that browsers subscribe with; null: the server sends nothing; undefined: it did not answer. */
export async function fetchKey(): Promise<string | null | undefined> {
  const answer = await api.pushKey().catch(() => null);
  return answer?.status === 200 ? answer.body.publicKey : undefined;
}

/** Has all of these choices told to this browser, also while the app is closed. Never rejects. */
export async function signUp(choices: readonly Choice[], locale: Locale): Promise<SignedUp> {
  const { hasPush, permission } = readDevice();
  if (!hasPush || permission !== 'granted') return 'impossible';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return 'impossible';
  const key = await fetchKey();
  if (typeof key !== 'string') return key === null ? 'impossible' : 'failed';
  try {
    const subscription = await subscribed(registration.pushManager, key);
    const { endpoint, keys } = subscription.toJSON();
    if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined)
      return 'failed';
    const { p256dh, auth } = keys;
    const body = { endpoint, keys: { p256dh, auth }, locale, teams: [...choices] };
    const { status } = await api.pushSubscribe({ body });
    return status === 200 ? 'signed-up' : status === 422 ? 'impossible' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Nothing is to be told to this browser any more. Never rejects. */
export async function signOff(): Promise<void> {
  if (!readDevice().hasPush) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const subscription = await registration?.pushManager.getSubscription().catch(() => null);
  if (!subscription) return;
  // Without an answer the push service says so with the next message, and the server forgets the browser.
  await api.pushUnsubscribe({ body: { endpoint: subscription.endpoint } }).catch(() => null);
  await subscription.unsubscribe().catch(() => false);
}

/** The browser's subscription; one that belongs to other keys is given up. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const before = await manager.getSubscription();
  if (before && keyOf(before) === key) return before;
  await before?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
