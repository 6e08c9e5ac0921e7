/** A team that a user follows, or followed. */
export interface Favourite {
  readonly teamId: number;
  readonly on: boolean;
  /** Time of the decision, milliseconds UTC. */
  readonly at: number;
}

/** Maximal number of followed teams, and of remembered removals. */
export const mostFavourites = 100;

/** Merges the lists of two devices of one user by team (FA1, FA2, FA4). */
export function mergeFavourites(a: readonly Favourite[], b: readonly Favourite[]): Favourite[] {
  const latest = new Map<number, Favourite>();
  for (const one of [...a, ...b]) {
    const known = latest.get(one.teamId);
    if (!known || isLater(one, known)) latest.set(one.teamId, one);
  }
  return limited([...latest.values()]);
}

/**
 * Merges the list of a device into an account at their first sync: all teams of both are kept (FA3).
 * @param now milliseconds UTC
 */
export function joinFavourites(
  account: readonly Favourite[],
  device: readonly Favourite[],
  now: number,
): Favourite[] {
  const brought = device.filter(({ on }) => on).map(({ teamId }) => ({ teamId, on: true, at: now }));
  return mergeFavourites(account, brought);
}

/** Limits times to now, since a clock that is ahead would always win (FA5). */
export function notAfter(favourites: readonly Favourite[], now: number): Favourite[] {
  return favourites.map((one) => (one.at > now ? { ...one, at: now } : one));
}

function isLater(a: Favourite, b: Favourite): boolean {
  return a.at > b.at || (a.at === b.at && !a.on);
}

/** The latest of each kind, ordered by team, so that equal lists are identical. */
function limited(favourites: readonly Favourite[]): Favourite[] {
  const latest = (on: boolean) =>
    favourites
      .filter((one) => one.on === on)
      .sort((a, b) => b.at - a.at || a.teamId - b.teamId)
      .slice(0, mostFavourites);
  return [...latest(true), ...latest(false)].sort((a, b) => a.teamId - b.teamId);
}
