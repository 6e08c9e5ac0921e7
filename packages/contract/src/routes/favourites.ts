import { operations } from '../operations.ts';
import { route } from '../route.ts';
import { Favourites, FavouritesBody } from '../schemas/favourites.ts';

const tag = 'favourites';

export const favouriteRoutes = {
  favourites: route(operations.favourites, {
    tag,
    summary: 'The teams that the signed-in user follows',
    answers: { 200: Favourites },
  }),
  favouritesMerge: route(operations.favouritesMerge, {
    tag,
    summary: 'Brings what a device knows together with the account; answers with both',
    body: FavouritesBody,
    answers: {
      200: Favourites,
    },
  }),
};
