import type { PlanChange } from '@sevenmetre/contract/plan/schemas';
import type { PricedPlace } from '@sevenmetre/engine/schedule';
import { type Cursor, type Lifted, type PricedSpot, spotKey } from '../grid/grid-types.ts';
import { priceOf } from '../model/price.ts';
import type { ScheduleView } from '../model/schedule-view.ts';

/** Whether a match can be moved only after unlocking it. */
export function isHeld(view: ScheduleView, match: string): boolean {
  return view.document.locked.has(match) || (view.matches.get(match)?.isFixed ?? false);
}

/** A match that has just been picked up: its prices are not known yet. */
export function takenUp({ document }: ScheduleView, match: string, by: Lifted['by']): Lifted {
  const place = document.placements.get(match);
  const target: Cursor = place ? { row: 'place', ...place } : { row: 'unplaced', match };
  return { match, by, prices: null, best: [], target };
}

/** The picked-up match with the engine's prices. */
export function withPrices(held: Lifted, places: readonly PricedPlace[], isPlaced: boolean): Lifted {
  const spots = places.map((place): PricedSpot => ({
    hall: place.hall,
    start: place.start,
    price: priceOf(place, isPlaced),
  }));
  const best = spots
    .filter(({ price }) => price.kind !== 'breaks')
    .toSorted(
      (a, b) =>
        a.price.points - b.price.points ||
        Number(a.price.swapWith !== null) - Number(b.price.swapWith !== null) ||
        a.start - b.start,
    );
  const prices = new Map(spots.map(({ hall, start, price }) => [spotKey(hall, start), price]));
  return { ...held, prices, best };
}

/** The best place after the target, from the first one again after the last; null: there is none. */
export function nextBestOf({ target, best }: Lifted): Cursor | null {
  const isTarget = ({ hall, start }: PricedSpot): boolean =>
    target?.row === 'place' && target.hall === hall && target.start === start;
  const next = best[(best.findIndex(isTarget) + 1) % Math.max(1, best.length)];
  return next ? { row: 'place', hall: next.hall, start: next.start } : null;
}

/** The change that a drop makes; null: the match is where it was. */
export function dropOf(
  view: ScheduleView,
  { match, target, prices }: Lifted,
): PlanChange | 'impossible' | null {
  const from = view.document.placements.get(match);
  if (target === null) return null;
  if (target.row === 'unplaced') return from ? { kind: 'unplace', match } : null;
  const { hall, start } = target;
  if (from?.hall === hall && from.start === start) return null;
  const price = prices?.get(spotKey(hall, start));
  if (!price || price.kind === 'breaks') return 'impossible';
  if (price.swapWith === null) return { kind: 'place', match, to: { hall, start } };
  return { kind: 'swap', matches: [match, price.swapWith] };
}
