/// <reference lib="webworker" />
import { notificationOperations } from '@sevenmetre/contract/notifications/operations';
import type { PushPayload } from '@sevenmetre/contract/notifications/push-payload';

/** Cache in which the ids of teams are left for the app whose messages were ended by a button. */
export const stoppedCache = 'notifications';
export const stoppedAddress = '/notifications/stopped';

/** What the types of the platform leave out. */
interface ShownOptions extends NotificationOptions {
  readonly renotify: boolean;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}
type Shown = Pick<PushPayload, 'url' | 'v' | 'stops'>;
type Shows = Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>;

/** Shows a message in the place of the one before about the same match; one that was overtaken on its way changes nothing. */
export async function showMessage(
  registration: Shows,
  data: Pick<PushMessageData, 'json'> | null,
): Promise<void> {
  const payload = read(data);
  if (payload === null) return;
  const { title, tag } = payload;
  const [shown] = await registration.getNotifications({ tag });
  const isOld = shown !== undefined && !isNewer(payload.v, (shown.data as Shown).v);
  // Browsers require a notification for each message: the existing one is shown again, without a sound.
  if (isOld)
    await registration.showNotification(shown.title, optionsOf(shown.data as Shown, shown.body, tag, true));
  else await registration.showNotification(title, optionsOf(payload, payload.body, tag, payload.quiet));
}

function optionsOf({ url, v, stops }: Shown, body: string, tag: string, quiet: boolean): ShownOptions {
  return {
    body,
    tag,
    icon: '/icon-192.png',
    silent: quiet,
    renotify: !quiet,
    data: { url, v, stops } satisfies Shown,
    actions: stops.map(({ teamId, text }) => ({ action: String(teamId), title: text })),
  };
}

/** Of another epoch everything is newer. */
function isNewer(next: string, shown: string): boolean {
  const [mine, theirs] = [next, shown].map((version) => version.split('.'));
  return mine?.[0] !== theirs?.[0] || Number(mine?.[1]) > Number(theirs?.[1]);
}

/** Only this portal has the keys to write it; null: there is nothing in it. */
function read(data: Pick<PushMessageData, 'json'> | null): PushPayload | null {
  try {
    return (data?.json() ?? null) as PushPayload | null;
  } catch {
    return null;
  }
}

interface Pages {
  readonly clients: Pick<Clients, 'matchAll' | 'openWindow'>;
}

/** Opens the match, in a window of the portal that is there. */
export async function openPressed({ clients }: Pages, { data }: Pick<Notification, 'data'>): Promise<void> {
  const { url } = data as Shown;
  const windows = await clients.matchAll({ type: 'window' });
  const found = windows.find((one) => new URL(one.url).pathname === url) ?? windows[0];
  if (!found) return void (await clients.openWindow(url));
  const focused = await found.focus();
  if (new URL(focused.url).pathname === url) return;
  // A window that this worker does not control cannot be navigated.
  await focused.navigate(url).catch(() => clients.openWindow(url));
}

interface Stops extends Pages {
  readonly registration: { readonly pushManager: Pick<PushManager, 'getSubscription'> };
}

/** A button ends the messages of a team, also when the app is closed; the app learns of it when it is opened. */
export async function stopPressed({ clients, registration }: Stops, action: string): Promise<void> {
  const teamId = Number(action);
  const cache = await caches.open(stoppedCache);
  const known = ((await (await cache.match(stoppedAddress))?.json()) ?? []) as number[];
  await cache.put(stoppedAddress, Response.json([...known, teamId]));
  for (const page of await clients.matchAll({ type: 'window' }))
    page.postMessage({ kind: 'notifications-stopped' });
  const subscription = await registration.pushManager.getSubscription();
  if (subscription) await call('pushUnsubscribe', { endpoint: subscription.endpoint, teamId });
}

interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/**
 * The browser's push endpoint has changed: sends the new one to the server. A browser that does not give the old
 * one does so on the next visit.
 */
export async function renewSubscription(
  { pushManager }: { readonly pushManager: Pick<PushManager, 'subscribe'> },
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const next =
    newSubscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, keys } = next.toJSON();
  await call('pushRenew', { replaces: oldSubscription.endpoint, endpoint, keys });
}

/** Without an answer nothing changes: the app synchronises everything when it is opened. */
async function call(name: 'pushUnsubscribe' | 'pushRenew', body: object): Promise<void> {
  const { method, path } = notificationOperations[name];
  const headers = { 'content-type': 'application/json' };
  await fetch(path, { method, headers, body: JSON.stringify(body) }).catch(() => undefined);
}
