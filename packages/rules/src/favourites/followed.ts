import { mergeFavourites, mostFavourites } from './merge-favourites.ts';
import type { Favourite } from './merge-favourites.ts';

/** Ids of followed teams, the last added first. */
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
 * The list after following or unfollowing a team; null if no more teams may be followed (FA4).
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
  // Always later than the previous decision, whatever the clock.
  const at = Math.max(now, (before?.at ?? 0) + 1);
  return mergeFavourites(favourites, [{ teamId, on, at }]);
}
