import { bedsNeeded, type Guest, type LodgingBeds, suggestLodging } from './beds.ts';

/** Beds that a guest would get. */
export interface ProposedBeds<G> {
  readonly guest: G;
  readonly lodgingId: number;
  readonly persons: number;
}

/**
 * A proposal of beds for all guests (AC6): each guest in one lodging, in the given order, as AC2 and AC4
 * suggest, taking earlier guests of the proposal into account. Guests that fit nowhere are left out.
 * @param near places where each club sleeps already, by club id
 */
export function allotAll<G extends Guest>(
  guests: readonly G[],
  lodgings: readonly LodgingBeds[],
  near: ReadonlyMap<number, ReadonlySet<number>>,
): ProposedBeds<G>[] {
  const beds = new Map(lodgings.map((lodging) => [lodging.id, lodging]));
  const places = new Map([...near].map(([clubId, ids]) => [clubId, new Set(ids)]));
  const proposed: ProposedBeds<G>[] = [];
  for (const guest of guests) {
    const own = places.get(guest.clubId ?? 0) ?? new Set<number>();
    const lodging = suggestLodging(guest, [...beds.values()], own);
    if (!lodging) continue;
    const persons = bedsNeeded(guest);
    proposed.push({ guest, lodgingId: lodging.id, persons });
    beds.set(lodging.id, { ...lodging, allotted: lodging.allotted + persons });
    if (guest.clubId !== null) places.set(guest.clubId, own.add(lodging.placeId));
  }
  return proposed;
}
