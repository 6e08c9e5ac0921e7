export { followed, isFollowed, setFollowed } from './followed.ts';
export { joinFavourites, mergeFavourites, mostFavourites, notAfter } from './merge-favourites.ts';
export type { Favourite } from './merge-favourites.ts';
