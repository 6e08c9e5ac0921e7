import { browserStore } from '../browser/storage.ts';
import type { Store } from '../browser/storage.ts';

/** What somebody has typed and not sent yet. */
export interface Draft<T> {
  readonly value: T;
  /** Milliseconds UTC. */
  readonly savedAt: number;
}

const prefix = 'tms-draft';

/** A draft belongs to one user and one form, of one record or of none: `draftKey(7, 'club', 12)`. */
export function draftKey(userId: number, form: string, record: number | string = 'new'): string {
  return `${prefix}:${userId}:${form}:${record}`;
}

/** null: there is none, it is of another shape of the form, of last year, or cannot be read. */
export function readDraft<T>(
  key: string,
  version: number,
  now: number,
  store = browserStore(),
): Draft<T> | null {
  try {
    const kept = JSON.parse(store?.getItem(key) ?? 'null') as
      | (Draft<T> & { readonly version: number; readonly expiresAt: number })
      | null;
    if (kept === null || kept.version !== version || !(now < kept.expiresAt)) return null;
    return { value: kept.value, savedAt: kept.savedAt };
  } catch {
    return null;
  }
}

interface KeepOptions {
  readonly store?: Store | null;
  /** Milliseconds UTC; absent: the end of the year. */
  readonly expiresAt?: number;
}

/** False when the browser forbids storage or has no room: then no draft is kept, and the page must not claim one. */
export function keepDraft<T>(
  key: string,
  version: number,
  value: T,
  now: number,
  { store = browserStore(), expiresAt = endOfYear(now) }: KeepOptions = {},
): boolean {
  try {
    store?.setItem(key, JSON.stringify({ version, value, savedAt: now, expiresAt }));
    return store !== null;
  } catch {
    return false;
  }
}

function endOfYear(now: number): number {
  return Date.UTC(new Date(now).getUTCFullYear() + 1, 0, 1);
}

export function dropDraft(key: string, store = browserStore()): void {
  try {
    store?.removeItem(key);
  } catch {
    // Storage is forbidden, so there is no draft.
  }
}

type ListedStore = Store & Partial<Pick<Storage, 'key' | 'length'>>;

/** Keys of kept drafts that begin so. */
export function draftKeys(start: string, store: ListedStore | null = browserStore()): string[] {
  try {
    const keys = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key?.(index) ?? '');
    return keys.filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** Removes drafts that have expired, and what no version of this program can read. @param now milliseconds UTC */
export function dropExpiredDrafts(now: number, store: ListedStore | null = browserStore()): void {
  for (const key of draftKeys(`${prefix}:`, store)) if (!(now < expiryOf(key, store))) dropDraft(key, store);
}

/** 0: none can be read. */
function expiryOf(key: string, store: Store | null): number {
  try {
    const kept = JSON.parse(store?.getItem(key) ?? 'null') as { readonly expiresAt?: unknown } | null;
    return typeof kept?.expiresAt === 'number' ? kept.expiresAt : 0;
  } catch {
    return 0;
  }
}

/** Removes all drafts at sign-out, so that nothing stays on a shared device. */
export function dropAllDrafts(store: ListedStore | null = browserStore()): void {
  for (const key of draftKeys(`${prefix}:`, store)) dropDraft(key, store);
}
