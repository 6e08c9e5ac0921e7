import type { LodgingKind, PackageLodging } from '../vocabulary/index.ts';

/** A gym, classroom or room with what is given away of it. */
export interface LodgingBeds {
  readonly id: number;
  readonly placeId: number;
  readonly kind: LodgingKind;
  readonly capacity: number;
  readonly allotted: number;
}

/** Somebody who sleeps at the tournament: a team, the extra persons of a club, or a referee with company. */
export interface Guest {
  /** Of a club: its people sleep near each other. null: a referee. */
  readonly clubId: number | null;
  /** Where the package that was bought lets them sleep; null: no package says it. */
  readonly bought: PackageLodging | null;
  readonly persons: number;
  readonly allotted: number;
}

export function bedsLeft({ capacity, allotted }: Pick<LodgingBeds, 'capacity' | 'allotted'>): number {
  return Math.max(0, capacity - allotted);
}

/** None for people whose package comes without a bed (AC4). */
export function bedsNeeded({
  bought,
  persons,
  allotted,
}: Pick<Guest, 'bought' | 'persons' | 'allotted'>): number {
  return bought === 'none' ? 0 : Math.max(0, persons - allotted);
}

/**
 * Where a guest could sleep whole, in a lodging of the kind that the package names (AC2, AC4): at a place where the club
 * sleeps already, otherwise anywhere; of these the lodging in which the fewest beds stay empty. null: nowhere is room for
 * all of them together.
 *
 * @param near places at which the guest's club sleeps already
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
 * How many beds one press gives (AC5): of what is suggested all that the guest needs, or none by the server's word; of a
 * lodging that somebody has chosen as many as are left.
 */
export function bedsToGive(needed: number, left: number, isSuggested: boolean): number {
  return isSuggested ? needed : Math.min(needed, left);
}
