import type { Board } from './board.ts';
import { at } from './compiled.ts';

/** What a match costs by itself: without a place, or moved from where it was published. */
export function placeCost(board: Board, match: number, slot: number): number {
  const { slot: slots } = board.problem;
  if (slot >= slots.count) return board.unplacedPrice;
  const { disturbance } = board;
  if (disturbance === null) return 0;
  const was = at(disturbance.slotOf, match);
  if (was >= slots.count || was === slot) return 0;
  const hall = at(slots.hall, was) === at(slots.hall, slot) ? 0 : disturbance.hall;
  if (at(slots.day, was) !== at(slots.day, slot)) return disturbance.move + hall + disturbance.day;
  const shift = Math.abs(at(slots.start, was) - at(slots.start, slot));
  return disturbance.move + hall + Math.trunc((shift * disturbance.per30) / 30);
}
