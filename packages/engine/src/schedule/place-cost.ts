import type { Board } from './board.ts';
import { at } from './compiled.ts';
import { minutesOfDay } from './input.ts';

/** Cost of a match by itself: for having no place, or for a move from its published one. */
export function placeCost(board: Board, match: number, slot: number): number {
  const { slot: slots } = board.problem;
  if (slot >= slots.count) return board.unplacedPrice;
  const { disturbance } = board;
  if (disturbance === null) return 0;
  const from = at(disturbance.startOf, match);
  if (from < 0) return 0;
  const start = at(slots.start, slot);
  const isSameHall = at(disturbance.hallOf, match) === at(slots.hall, slot);
  if (isSameHall && from === start) return 0;
  const hall = isSameHall ? 0 : disturbance.hall;
  if (Math.trunc(from / minutesOfDay) !== at(slots.day, slot))
    return disturbance.move + hall + disturbance.day;
  return disturbance.move + hall + Math.trunc((Math.abs(from - start) * disturbance.per30) / 30);
}
