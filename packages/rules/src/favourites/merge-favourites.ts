/** A team that somebody follows, or has stopped following. */
export interface Favourite {
  readonly teamId: number;
  readonly on: boolean;
  /** When that was decided, milliseconds UTC. */
  readonly at: number;
}

/** How many teams somebody may follow; as many removals are remembered. */
export const mostFavourites = 100;

/** What two devices of the same person know, as one list by team (FA1, FA2, FA4). */
export function mergeFavourites(a: readonly Favourite[], b: readonly Favourite[]): Favourite[] {
  const latest = new Map<number, Favourite>();
  for (const one of [...a, ...b]) {
    const known = latest.get(one.teamId);
    if (!known || isLater(one, known)) latest.set(one.teamId, one);
  }
  return limited([...latest.values()]);
}

/**
 * What a device brings to an account it has never met: nothing that either of them follows is lost (FA3).
 *
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

/** A clock that is ahead must not win for ever (FA5). */
export function notAfter(favourites: readonly Favourite[], now: number): Favourite[] {
  return favourites.map((one) => (one.at > now ? { ...one, at: now } : one));
}

function isLater(a: Favourite, b: Favourite): boolean {
  return a.at > b.at || (a.at === b.at && !a.on);
}

/** The latest of each kind; by team, so that the same list is always the same. */
function limited(favourites: readonly Favourite[]): Favourite[] {
  const latest = (on: boolean) =>
    favourites
      .filter((one) => one.on === on)
      .sort((a, b) => b.at - a.at || a.teamId - b.teamId)
      .slice(0, mostFavourites);
  return [...latest(true), ...latest(false)].sort((a, b) => a.teamId - b.teamId);
}
