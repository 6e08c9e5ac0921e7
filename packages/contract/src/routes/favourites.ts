import { operations } from '../operations.ts';
import { route } from '../route.ts';
import { Favourites, FavouritesBody } from '../schemas/favourites.ts';
import { refusals } from './responses.ts';

const tag = 'favourites';

export const favouriteRoutes = {
  favourites: route(operations.favourites, {
    tag,
    summary: 'The teams that the signed-in user follows',
    responses: { 200: Favourites, 401: refusals[401], 429: refusals[429], 500: refusals[500] },
  }),
  favouritesMerge: route(operations.favouritesMerge, {
    tag,
    summary: 'Brings what a device knows together with the account; answers with both',
    body: FavouritesBody,
    responses: {
      200: Favourites,
      400: refusals[400],
      401: refusals[401],
      403: refusals[403],
      413: refusals[413],
      415: refusals[415],
      429: refusals[429],
      500: refusals[500],
    },
  }),
};
