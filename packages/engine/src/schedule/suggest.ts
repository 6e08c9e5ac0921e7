import { type Board } from './board.ts';
import { at, listAt } from './compiled.ts';
import type { Placement } from './input.ts';
import { Moves } from './moves.ts';

/** What it would mean to play a match somewhere else. */
export interface PricedPlace extends Placement {
  /** Tenths of a point; less than 0: better than now. */
  readonly rise: number;
  /** Rules that would be broken in addition; less than 0: fewer. */
  readonly broken: number;
  /** Who would take its place in exchange, or be without one. */
  readonly swapWith: string | null;
}

/** Cost of every place that a match may take, in the order of the slots: what colours a grid while the match is lifted. */
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
