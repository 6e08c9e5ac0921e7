/** A gym, classroom or room with what is given away of it. */
export interface LodgingBeds {
  readonly id: number;
  readonly placeId: number;
  readonly capacity: number;
  readonly allotted: number;
}

/** Somebody who sleeps at the tournament: a team, the extra persons of a club, or a referee with company. */
export interface Guest {
  /** Of a club: its people sleep near each other. null: a referee. */
  readonly clubId: number | null;
  readonly persons: number;
  readonly allotted: number;
}

export function bedsLeft({ capacity, allotted }: Pick<LodgingBeds, 'capacity' | 'allotted'>): number {
  return Math.max(0, capacity - allotted);
}

export function bedsNeeded({ persons, allotted }: Pick<Guest, 'persons' | 'allotted'>): number {
  return Math.max(0, persons - allotted);
}

/**
 * Where a guest could sleep whole: at a place where the club sleeps already, otherwise anywhere; of these the lodging
 * in which the fewest beds stay empty. null: nowhere is room for all of them together.
 *
 * @param near places at which the guest's club sleeps already
 */
export function suggestLodging(
  guest: Guest,
  lodgings: readonly LodgingBeds[],
  near: ReadonlySet<number>,
): LodgingBeds | null {
  const needed = bedsNeeded(guest);
  const fitting = needed === 0 ? [] : lodgings.filter((lodging) => bedsLeft(lodging) >= needed);
  const [best] = fitting.toSorted(
    (a, b) =>
      Number(near.has(b.placeId)) - Number(near.has(a.placeId)) || bedsLeft(a) - bedsLeft(b) || a.id - b.id,
  );
  return best ?? null;
}
