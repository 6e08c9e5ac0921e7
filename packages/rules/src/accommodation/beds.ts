import type { LodgingKind, PackageLodging } from '../vocabulary/index.ts';

/** A gym, classroom or room with the number of allotted beds. */
export interface LodgingBeds {
  readonly id: number;
  readonly placeId: number;
  readonly kind: LodgingKind;
  readonly capacity: number;
  readonly allotted: number;
}

/** A guest: a team, the extra persons of a club, or a referee with companions. */
export interface Guest {
  /** Club, whose people sleep near each other. null: a referee. */
  readonly clubId: number | null;
  /** Where the ordered package lets them sleep; null: not specified. */
  readonly bought: PackageLodging | null;
  readonly persons: number;
  readonly allotted: number;
}

export function bedsLeft({ capacity, allotted }: Pick<LodgingBeds, 'capacity' | 'allotted'>): number {
  return Math.max(0, capacity - allotted);
}

/** 0 for people whose package has no bed (AC4). */
export function bedsNeeded({
  bought,
  persons,
  allotted,
}: Pick<Guest, 'bought' | 'persons' | 'allotted'>): number {
  return bought === 'none' ? 0 : Math.max(0, persons - allotted);
}

/**
 * Suggests one lodging for a whole guest, of the kind that the package specifies (AC2, AC4): at a place where
 * the club sleeps already, otherwise anywhere; of these the one with the fewest remaining beds. null: no
 * lodging has enough beds.
 * @param near places where the guest's club sleeps already
 */
export function suggestLodging(
  guest: Guest,
  lodgings: readonly LodgingBeds[],
  near: ReadonlySet<number>,
): LodgingBeds | null {
  const needed = bedsNeeded(guest);
  const isBought = ({ kind }: LodgingBeds) => guest.bought === null || guest.bought === kind;
  const fitting =
    needed === 0 ? [] : lodgings.filter((lodging) => isBought(lodging) && bedsLeft(lodging) >= needed);
  const [best] = fitting.toSorted(
    (a, b) =>
      Number(near.has(b.placeId)) - Number(near.has(a.placeId)) || bedsLeft(a) - bedsLeft(b) || a.id - b.id,
  );
  return best ?? null;
}

/**
 * Number of beds that one action gives (AC5): in a suggested lodging all that the guest needs, or none if the
 * server refuses; in a chosen lodging as many as are left.
 */
export function bedsToGive(needed: number, left: number, isSuggested: boolean): number {
  return isSuggested ? needed : Math.min(needed, left);
}
