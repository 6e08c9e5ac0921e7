import type { Handlers } from '../../platform/http/handler.ts';
import { findAllByUserId } from './favourites.repository.ts';
import { mergeIntoAccount } from './merge-favourites.use-case.ts';
import type { FavouritesContext } from './merge-favourites.use-case.ts';

const signedOut = { status: 401, body: { error: 'not-signed-in', additionalProperties: {} } } as const;

/** Handlers of the teams that an account follows. Each account has access to its own list only. */
export function favouritesHandlers(context: FavouritesContext): Handlers<'favourites' | 'favouritesMerge'> {
  return {
    async favourites({ actor }) {
      return { status: 200, body: { teams: await findAllByUserId(actor.userId, context.database.db) } };
    },
    async favouritesMerge({ actor, body }) {
      const teams = await mergeIntoAccount(context, actor.userId, body);
      return teams === null ? signedOut : { status: 200, body: { teams } };
    },
  };
}
