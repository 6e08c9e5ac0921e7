import { followed, setFollowed } from '@sevenmetre/rules/favourites';
import type { Favourite } from '@sevenmetre/rules/favourites';
import { useSyncExternalStore } from 'react';
import { browserStore, readRemembered, remember, storageKey } from '../browser/storage.ts';
import type { Store } from '../browser/storage.ts';
import { createListeners } from '../browser/store.ts';
import { keepForServer } from '../browser/server-cookie.ts';

/** The teams that this browser follows, remembered by the storage helper; see docs/rules/favourites.md. */
export interface FavouriteList {
  readonly read: () => readonly Favourite[];
  /** Follows a team or stops following it; false when no more teams may be followed. */
  readonly set: (teamId: number, on: boolean) => boolean;
  /** The account that knows the list; null before the first sign-in. */
  readonly owner: () => number | null;
  /** Puts another list in the place of this one, as an account has answered. */
  readonly replace: (favourites: readonly Favourite[], owner: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads again what another tab of the browser has written. */
  readonly refresh: () => void;
}

const nothing: readonly Favourite[] = [];

/** @param now milliseconds UTC */
export function createFavourites(store: () => Store | null, now: () => number): FavouriteList {
  let known: readonly Favourite[] | null = null;
  const { notify, subscribe } = createListeners();
  const remembered = () => readRemembered(store(), new Date(now()));
  const read = () => (known ??= checked(remembered().favourites));
  const change = (favourites: readonly Favourite[], owner?: number) => {
    known = favourites;
    const account = owner === undefined ? {} : { favouritesOf: owner };
    remember(store(), new Date(now()), { favourites, ...account });
    notify();
  };
  return {
    read,
    set: (teamId, on) => {
      // Another tab may have written meanwhile.
      const next = setFollowed(checked(remembered().favourites ?? read()), teamId, on, now());
      if (next === null) return false;
      change(next);
      return true;
    },
    owner: () => remembered().favouritesOf ?? null,
    replace: change,
    subscribe,
    refresh: () => {
      known = null;
      notify();
    },
  };
}

/** What does not look like a favourite is left out: the visitor may have written it. */
function checked(favourites: unknown): readonly Favourite[] {
  if (!Array.isArray(favourites)) return nothing;
  const rows: readonly unknown[] = favourites;
  const good = rows.filter(isFavourite);
  return good.length === 0 ? nothing : good;
}

function isFavourite(row: unknown): row is Favourite {
  if (typeof row !== 'object' || row === null) return false;
  const { teamId, on, at } = row as Partial<Record<keyof Favourite, unknown>>;
  return Number.isSafeInteger(teamId) && typeof on === 'boolean' && Number.isSafeInteger(at);
}

/** This browser's list. Uses the device's clock, by which the visitor's own presses are ordered. */
export const favourites = createFavourites(browserStore, Date.now);

/**
 * Listens to other tabs, and has the server hold room on the next page for teams that are followed. To be called once, in
 * the browser.
 */
export function watchFavourites(): void {
  const holdRoom = () => {
    const follows = String(followed(favourites.read()).length > 0);
    if (document.documentElement.dataset['follows'] === follows) return;
    document.documentElement.dataset['follows'] = follows;
    keepForServer('follows', follows);
  };
  holdRoom();
  favourites.subscribe(holdRoom);
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) favourites.refresh();
  });
}

/** The list as it changes; null on the server and while the page is being taken over, which cannot know it. */
export function useFavourites(): readonly Favourite[] | null {
  return useSyncExternalStore<readonly Favourite[] | null>(favourites.subscribe, favourites.read, () => null);
}
