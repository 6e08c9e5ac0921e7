import { mergeFavourites, mostFavourites } from './merge-favourites.ts';
import type { Favourite } from './merge-favourites.ts';

/** Ids of the teams that are followed, the one added last first. */
export function followed(favourites: readonly Favourite[]): number[] {
  return favourites
    .filter(({ on }) => on)
    .toSorted((a, b) => b.at - a.at || a.teamId - b.teamId)
    .map(({ teamId }) => teamId);
}

export function isFollowed(favourites: readonly Favourite[], teamId: number): boolean {
  return favourites.some((one) => one.teamId === teamId && one.on);
}

/**
 * The list after somebody's press; null when no more teams may be followed (FA4).
 *
 * @param now milliseconds UTC
 */
export function setFollowed(
  favourites: readonly Favourite[],
  teamId: number,
  on: boolean,
  now: number,
): Favourite[] | null {
  const before = favourites.find((one) => one.teamId === teamId);
  if (on && before?.on !== true && followed(favourites).length >= mostFavourites) return null;
  // A press is later than what it changes, whatever the clock says.
  const at = Math.max(now, (before?.at ?? 0) + 1);
  return mergeFavourites(favourites, [{ teamId, on, at }]);
}
