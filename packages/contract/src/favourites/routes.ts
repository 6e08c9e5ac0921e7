import { route } from '../route.ts';
import { favouriteOperations } from './operations.ts';
import { Favourites, FavouritesBody } from './schemas.ts';

const tag = 'favourites';

export const favouriteRoutes = {
  favourites: route(favouriteOperations.favourites, {
    tag,
    summary: 'The teams that the signed-in user follows',
    answers: { 200: Favourites },
  }),
  favouritesMerge: route(favouriteOperations.favouritesMerge, {
    tag,
    summary: 'Brings what a device knows together with the account; answers with both',
    body: FavouritesBody,
    answers: {
      200: Favourites,
    },
  }),
};
