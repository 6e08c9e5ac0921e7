import type { EditionHead } from '@sevenmetre/contract/slice-head';
import type { Contents } from '@sevenmetre/contract/contents/schemas';
import type { Theme } from '@sevenmetre/rules/look';
import { type Locale } from '@sevenmetre/rules/vocabulary';
import type { Favourite } from '@sevenmetre/rules/favourites';
import type { Choice } from '@sevenmetre/rules/notifications';

/** Where the browser remembers small things: one JSON text under one key, which expires at the end of the year. */
export const storageKey = 'tms';

/** Key of the organiser's words and of this browser's own view of them; absent: no words were changed. */
export const ownWordsKey = 'tms-words';

export interface Remembered {
  readonly locale?: Locale;
  /** Where the operator has chosen the language of first visits: the one that pages last came in. */
  readonly shownLocale?: Locale;
  readonly theme?: Theme;
  /** A session was open when the page was last used; the cookie itself is not readable. */
  readonly session?: boolean;
  /** How brackets were looked at last. */
  readonly bracketView?: 'rounds' | 'tree' | 'list';
  /** false: single letters are not used as keys of lists. */
  readonly letterKeys?: boolean;
  /** The current edition as an organiser saw it last: the frame of the pages shows it until the server has answered. */
  readonly workplace?: Contents['editions'][number] | undefined;
  /** Editions as they were seen last, by what their addresses begin with: `/2025`, '' for the current one. */
  readonly editions?: Readonly<Record<string, EditionHead>>;
  /** Teams that this browser follows, or has stopped following. */
  readonly favourites?: readonly Favourite[];
  /** The account that knows them; none before the first sign-in. */
  readonly favouritesOf?: number;
  /** What the visitor wants to hear of which teams. */
  readonly notifications?: readonly Choice[];
}

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What is remembered under a key. Data that have expired are removed; data that cannot be read are logged and ignored,
 * until something is remembered in their place; a browser that forbids storage remembers nothing.
 */
export function readRemembered(store: Store | null, now: Date, key = storageKey): Remembered {
  const text = attempt(() => store?.getItem(key) ?? null);
  if (text === null) return {};
  const kept = parse(text);
  if (kept === null) {
    // This message is specified.
    console.warn('What the browser remembers could not be read and is ignored.');
    return {};
  }
  if (now.getTime() < kept.expiresAt) return kept.data;
  attempt(() => store?.removeItem(key));
  return {};
}

/** Changes some of what is remembered. With full or forbidden storage nothing is remembered. */
export function remember(store: Store | null, now: Date, change: Remembered, key = storageKey): void {
  const data = { ...readRemembered(store, now, key), ...change };
  const expiresAt = new Date(Date.UTC(now.getUTCFullYear() + 1, 0, 1)).toISOString();
  attempt(() => store?.setItem(key, JSON.stringify({ data, expiresAt })));
}

/** The browser's store; null where there is none (on the server, or forbidden by the visitor). */
export function browserStore(): Store | null {
  return attempt(() => (typeof localStorage === 'undefined' ? null : localStorage)) ?? null;
}

/** null: not what `remember` writes. `expiresAt` in milliseconds UTC. */
function parse(text: string): { readonly data: Remembered; readonly expiresAt: number } | null {
  const kept = attempt(() => JSON.parse(text) as { data?: unknown; expiresAt?: unknown } | null);
  if (typeof kept?.data !== 'object' || kept.data === null) return null;
  const expiresAt = typeof kept.expiresAt === 'string' ? Date.parse(kept.expiresAt) : Number.NaN;
  // Usually written by this module; lists are validated where they are read.
  return Number.isNaN(expiresAt) ? null : { data: kept.data, expiresAt };
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
