/** What this browser can do about messages, as far as it tells. */
export interface Device {
  /** Whether messages can come while the app is closed: a worker, a push service, and something to show them with. */
  readonly hasPush: boolean;
  /** null: the browser does not support notifications. */
  readonly permission: NotificationPermission | null;
  /** An iPhone or iPad, whose pages have none of it before they stand on the home screen. */
  readonly isIos: boolean;
}

export function readDevice(): Device {
  const hasNotification = 'Notification' in globalThis;
  return {
    hasPush: hasNotification && 'serviceWorker' in navigator && 'PushManager' in globalThis,
    permission: hasNotification ? Notification.permission : null,
    // An iPad says that it is a Mac; no Mac can be touched.
    isIos:
      /iPhone|iPad|iPod/.test(navigator.userAgent) ||
      (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1),
  };
}

/** How messages will arrive, or what prevents them. */
export type Way =
  | 'everywhere'
  | 'willAsk'
  | 'whileOpen'
  | 'homeScreen'
  | 'denied'
  | 'unsupported'
  | 'offline';

/** @param key what the server said: its key, null when it sends none, undefined when it did not answer */
export function wayOf({ hasPush, permission, isIos }: Device, key: string | null | undefined): Way {
  if (key === null) return 'whileOpen';
  if (!hasPush) return isIos ? 'homeScreen' : 'unsupported';
  if (permission === 'denied') return 'denied';
  if (key === undefined) return 'offline';
  return permission === 'default' ? 'willAsk' : 'everywhere';
}
