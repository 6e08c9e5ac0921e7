export { favouritesHandlers } from './favourites.routes.ts';
export { deleteAllOfUser as deleteFavouritesOfUser } from './favourites.repository.ts';
