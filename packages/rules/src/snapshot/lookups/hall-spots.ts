import type { HallSpot, MatchTicket } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';

/** Location of a hall; null if it is not among the places of the edition. */
export function spotOf({ places }: Snapshot, hallId: number | null): HallSpot | null {
  const place = hallId === null ? undefined : places.get(hallId);
  if (!place) return null;
  const { address, lat, lng } = place;
  return { hallId: place.id, address, lat, lng };
}

/** Locations of the halls of these matches, each once. */
export function spotsOf(snapshot: Snapshot, matches: readonly MatchTicket[]): HallSpot[] {
  const halls = new Set(matches.flatMap(({ hall }) => (hall ? [hall.id] : [])));
  return [...halls].flatMap((id) => spotOf(snapshot, id) ?? []);
}
