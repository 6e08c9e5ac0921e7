import type { Favourite } from '@sevenmetre/rules/favourites';
import { mergeFavourites } from '@sevenmetre/rules/favourites';
import type { FavouriteList } from './favourites.ts';

export interface FavouritesSyncDeps {
  readonly list: Pick<FavouriteList, 'read' | 'owner' | 'replace'>;
  /** The account's list; null when it could not be asked. */
  readonly fetch: () => Promise<readonly Favourite[] | null>;
  /** Brings the browser's list to the account and answers with both; null when it could not be asked. */
  readonly send: (teams: readonly Favourite[], joining: boolean) => Promise<readonly Favourite[] | null>;
}

/**
 * Brings this browser's list together with the account of a user. The first account that it meets gets what the browser
 * follows; a browser that belongs to another account takes over the user's list and gives nothing away.
 */
export async function syncFavourites(
  { list, fetch, send }: FavouritesSyncDeps,
  userId: number,
): Promise<boolean> {
  const owner = list.owner();
  if (owner !== null && owner !== userId) {
    const theirs = await fetch();
    if (theirs) list.replace(theirs, userId);
    return theirs !== null;
  }
  const sent = list.read();
  const answered = await send(sent, owner === null);
  if (!answered) return false;
  // What was pressed while the answer was under way is kept, and sent the next time.
  const meanwhile = list.read().filter((one) => !sent.includes(one));
  list.replace(mergeFavourites(answered, meanwhile), userId);
  return true;
}
