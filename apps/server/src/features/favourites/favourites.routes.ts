import type { Handlers } from '../../platform/http/handler.ts';
import { done } from '../../platform/outcome/index.ts';
import { findAllByUserId } from './favourites.repository.ts';
import { mergeIntoAccount } from './merge-favourites.use-case.ts';
import type { FavouritesContext } from './merge-favourites.use-case.ts';

/** Handlers of the teams that an account follows. Each account has access to its own list only. */
export function favouritesHandlers(context: FavouritesContext): Handlers<'favourites' | 'favouritesMerge'> {
  return {
    async favourites({ actor }) {
      return done({ teams: await findAllByUserId(actor.userId, context.database.db) });
    },
    favouritesMerge: ({ actor, body }) => mergeIntoAccount(context, actor.userId, body),
  };
}
