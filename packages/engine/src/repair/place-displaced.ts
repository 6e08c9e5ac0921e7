import { type Board, Moves, at, isAllowedAt, listAt } from '../schedule/index.ts';

/** After this number of rounds, matches that compete for places are left to the search. */
const rounds = 3;
/** Number of matches, cheapest first, that are tried for an exchange if there is no free slot. */
const tries = 16;
const always = 2_000_000_000;
const none = -1;

/**
 * Moves every displaced match to the cheapest free slot, until no improvement is left; without a free slot,
 * one other match makes room. With few displaced matches this gives the plan with the fewest moves at once.
 * @returns whether all matches have a place and no rule is newly broken
 */
export function placeDisplaced(board: Board): boolean {
  const before = board.broken - board.unplacedCount;
  const moves = new Moves(board);
  const displaced = [...board.unplaced.subarray(0, board.unplacedCount)].toSorted(
    (a, b) => startOf(board, a) - startOf(board, b) || a - b,
  );
  for (let round = 0; round < rounds; round += 1) {
    const moved = displaced.filter((match) => takeCheapest(moves, match));
    if (moved.length === 0) break;
  }
  for (const match of displaced) if (board.lacksPlace(match)) makeRoom(moves, match);
  return board.unplacedCount === 0 && board.broken <= before;
}

function startOf({ disturbance }: Board, match: number): number {
  return disturbance === null ? 0 : at(disturbance.startOf, match);
}

/** Moves a match to the free slot that lowers the cost most; false: none. */
function takeCheapest(moves: Moves, match: number): boolean {
  const { board } = moves;
  let best = none;
  let least = 0;
  for (const slot of allowedSlots(board, match)) {
    if (at(board.matchAt, slot) >= 0) continue;
    const price = moves.price(match, slot);
    if (price === null || price.rise >= least) continue;
    best = slot;
    least = price.rise;
  }
  return best !== none && moves.try(match, best, least);
}

/**
 * Moves a match to the slot of another one that gets a free slot, if both together cost less than no place.
 */
function makeRoom(moves: Moves, match: number): void {
  const { board } = moves;
  const before = board.cost;
  let best = none;
  let least = before;
  const candidates = allowedSlots(board, match).flatMap((slot) => pricedSlot(moves, match, slot));
  candidates.sort((a, b) => a.rise - b.rise || a.slot - b.slot);
  for (const { slot } of candidates.slice(0, tries)) {
    const other = at(board.matchAt, slot);
    exchange(moves, match, other, slot);
    if (board.cost < least) {
      best = slot;
      least = board.cost;
    }
    moves.try(match, board.problem.slot.count + match, always);
    moves.try(other, slot, always);
  }
  if (best !== none) exchange(moves, match, at(board.matchAt, best), best);
}

/** Moves a match to another's slot, and that one to the cheapest free slot. */
function exchange(moves: Moves, match: number, other: number, slot: number): void {
  moves.try(match, slot, always);
  takeCheapest(moves, other);
}

function pricedSlot(moves: Moves, match: number, slot: number): { slot: number; rise: number }[] {
  const other = at(moves.board.matchAt, slot);
  if (other < 0 || !mayReturn(moves.board, other, slot)) return [];
  const price = moves.price(match, slot);
  return price === null ? [] : [{ slot, rise: price.rise }];
}

/** Whether a match could be moved back to its slot, which is not possible if its rules forbid it. */
function mayReturn({ problem, earliest, latest }: Board, other: number, slot: number): boolean {
  const start = at(problem.slot.start, slot);
  return isAllowedAt(problem, other, slot) && start >= at(earliest, other) && start <= at(latest, other);
}

function allowedSlots({ problem }: Board, match: number): number[] {
  return [...listAt(problem.permission.slots, at(problem.match.permission, match))];
}
