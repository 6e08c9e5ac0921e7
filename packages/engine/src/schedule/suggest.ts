import { type Board } from './board.ts';
import { at, listAt } from './compiled.ts';
import type { Placement } from './input.ts';
import { Moves } from './moves.ts';

/** Effect of playing a match elsewhere. */
export interface PricedPlace extends Placement {
  /** Tenths of a point; negative: cheaper than now. */
  readonly rise: number;
  /** Number of additionally broken rules; negative: fewer. */
  readonly broken: number;
  /** The match that would be exchanged, or lose its place. */
  readonly swapWith: string | null;
}

/**
 * Costs of all permitted places of a match, in the order of slots, for colouring the grid while it is
 * dragged.
 */
export function pricePlaces(board: Board, key: string): PricedPlace[] {
  const { problem } = board;
  const match = problem.names.matches.indexOf(key);
  if (match < 0) return [];
  const moves = new Moves(board);
  const places: PricedPlace[] = [];
  for (const slot of listAt(problem.permission.slots, at(problem.match.permission, match))) {
    const price = moves.price(match, slot);
    const hall = problem.names.halls[at(problem.slot.hall, slot)];
    if (price === null || hall === undefined) continue;
    const swapWith = problem.names.matches[at(board.matchAt, slot)] ?? null;
    places.push({ hall, start: at(problem.slot.start, slot), ...price, swapWith });
  }
  return places;
}
