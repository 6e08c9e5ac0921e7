export { favouritesHandlers } from './favourites.routes.ts';
