import type { PricedPlace } from '@sevenmetre/engine/schedule';

/** How a place is shown while a match is lifted. */
export interface PlacePrice {
  readonly kind: 'fits' | 'costs' | 'breaks';
  /** Whole points; less than 0: better than now. */
  readonly points: number;
  readonly swapWith: string | null;
}

/** Tenths of a point that the engine counts for a match without a place and for a broken rule. */
const [unplacedPrice, brokenPrice] = [1500, 2000];

/** What a place means for a match: rules first, then the price of its wishes. */
export function priceOf({ rise, broken, swapWith }: PricedPlace, isPlaced: boolean): PlacePrice {
  // A match without a place counts as a broken rule that its new place mends.
  const breaks = broken + Number(!isPlaced);
  const mended = Math.max(0, -breaks) * brokenPrice;
  const points = Math.round((rise + (isPlaced ? 0 : unplacedPrice) + mended) / 10);
  if (breaks > 0) return { kind: 'breaks', points, swapWith };
  return { kind: points <= 0 || breaks < 0 ? 'fits' : 'costs', points, swapWith };
}

export function isPossible(place: PricedPlace, isPlaced: boolean): boolean {
  return priceOf(place, isPlaced).kind !== 'breaks';
}

/** "+9", "−6", "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
