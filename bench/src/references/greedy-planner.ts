import { type Compiled, Moves, boardOf, type Schedule, scheduleOf } from '@sevenmetre/engine/schedule';

const always = 1_000_000_000;

/**
 * A greedy planner as in common tools: match by match in the order of rounds, the earliest place that breaks
 * no rule, else none.
 */
export function planGreedily(problem: Compiled): Schedule {
  const board = boardOf(problem);
  const moves = new Moves(board);
  const { match, slot, permission } = problem;
  const value = (list: Int32Array, index: number): number => list[index] ?? 0;
  const order = Array.from({ length: match.count }, (_, index) => index).sort(
    (a, b) =>
      value(match.tail, b) - value(match.tail, a) || value(match.round, a) - value(match.round, b) || a - b,
  );
  for (const one of order) {
    const own = value(match.permission, one);
    const slots = permission.slots.items
      .slice(value(permission.slots.offsets, own), value(permission.slots.offsets, own + 1))
      .sort((a, b) => value(slot.start, a) - value(slot.start, b) || a - b);
    const first = slots.find((free) => {
      if ((board.matchAt[free] ?? -1) >= 0) return false;
      const price = moves.price(one, free);
      return price !== null && price.broken <= -1;
    });
    if (first !== undefined) moves.try(one, first, always);
  }
  return scheduleOf(problem, board.slotOf);
}
