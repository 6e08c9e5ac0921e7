import type { FavouritesBody } from '@sevenmetre/contract/favourites/schemas';
import { joinFavourites, mergeFavourites, notAfter } from '@sevenmetre/rules/favourites';
import type { Favourite } from '@sevenmetre/rules/favourites';
import type { Clock } from '../../platform/clock/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import type { Database } from '../../platform/database/index.ts';
import * as repository from './favourites.repository.ts';

export interface FavouritesContext {
  readonly database: Database;
  readonly clock: Clock;
}

/** Merges the teams that a device follows into those of the account; refused if the account no longer exists. */
export function mergeIntoAccount(
  { database, clock }: FavouritesContext,
  userId: number,
  { teams, joining }: FavouritesBody,
): Promise<Outcome<{ readonly teams: Favourite[] }>> {
  return database.transaction(async (tx) => {
    if (!(await repository.lockUser(userId, tx))) return refuse('not-signed-in');
    const now = clock.now().getTime();
    const account = await repository.findAllByUserId(userId, tx);
    const merged = joining
      ? joinFavourites(account, teams, now)
      : mergeFavourites(account, notAfter(teams, now));
    return done({ teams: await repository.replaceAll(userId, merged, tx) });
  });
}
