/** Where the browser remembers small things: one JSON text under one key, thrown away at the end of the year. */
export const storageKey = 'tms';

export interface Remembered {
  readonly locale?: 'cs' | 'en';
  readonly theme?: 'light' | 'dark' | 'system';
  /** A session was open when the page was last used; the cookie itself is not readable. */
  readonly session?: boolean;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is remembered; nothing when it has expired, is damaged (which is logged) or the browser forbids storage. */
export function readRemembered(store: Store | null, now: Date): Remembered {
  const text = attempt(() => store?.getItem(storageKey) ?? null);
  if (text === null) return {};
  try {
    const { data, expiresAt } = JSON.parse(text) as { data?: Remembered; expiresAt?: string };
    if (typeof data === 'object' && typeof expiresAt === 'string' && now < new Date(expiresAt)) return data;
  } catch {
    // Specified: a damaged store is logged and ignored.
    console.warn('The remembered settings could not be read and are ignored.');
  }
  attempt(() => store?.removeItem(storageKey));
  return {};
}

/** Changes some of what is remembered. Storage that is full or forbidden only means that nothing is remembered. */
export function remember(store: Store | null, now: Date, change: Remembered): void {
  const data = { ...readRemembered(store, now), ...change };
  const expiresAt = new Date(now.getFullYear() + 1, 0, 1).toISOString();
  attempt(() => store?.setItem(storageKey, JSON.stringify({ data, expiresAt })));
}

/** The browser's store; null where there is none (on the server, or forbidden by the visitor). */
export function browserStore(): Store | null {
  return attempt(() => (typeof localStorage === 'undefined' ? null : localStorage)) ?? null;
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
