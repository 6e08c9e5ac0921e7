import { type Random, randomOf } from '../random/index.ts';
import type { TakenSeat } from './taken-seats.ts';

const exchanges = 4000;

/**
 * The first round of a bracket from top to bottom: two neighbours meet; null: a bye. The best seeds meet as
 * late as they can and get the byes. Teams of one earlier group do not meet in the first round if exchanges
 * within a rank can avoid it.
 * @param seeds best first
 */
export function bracketLine(seeds: readonly TakenSeat[]): (TakenSeat | null)[] {
  let order = [0];
  while (order.length < seeds.length) {
    const last = order.length * 2 - 1;
    order = order.flatMap((seed) => [seed, last - seed]);
  }
  const line = order.map((seed) => seeds[seed] ?? null);
  separateNeighbours(line, randomOf(seeds.length));
  return line;
}

/** Random exchanges of equal ranks that never add a clash. */
function separateNeighbours(line: (TakenSeat | null)[], random: Random): void {
  let clashes = clashesOf(line);
  for (let turn = 0; clashes > 0 && turn < exchanges; turn += 1) {
    const [one, other] = [random.below(line.length), random.below(line.length)];
    if (line[one]?.rank !== line[other]?.rank || hasBye(line, one) !== hasBye(line, other)) continue;
    const before = Number(isClash(line, one)) + Number(isClash(line, other));
    exchange(line, one, other);
    const after = Number(isClash(line, one)) + Number(isClash(line, other));
    if (after > before) exchange(line, one, other);
    else if (after < before) clashes = clashesOf(line);
  }
}

function exchange(line: (TakenSeat | null)[], one: number, other: number): void {
  [line[one], line[other]] = [line[other] ?? null, line[one] ?? null];
}

function clashesOf(line: readonly (TakenSeat | null)[]): number {
  return line.filter((_, position) => isClash(line, position)).length;
}

function isClash(line: readonly (TakenSeat | null)[], position: number): boolean {
  const [own, opponent] = [line[position] ?? null, firstOpponent(line, position)];
  return own !== null && opponent !== null && own.source >= 0 && own.source === opponent.source;
}

/** The first opponent of a seat, if known: the neighbour or, with a bye, that of the neighbouring pair. */
function firstOpponent(line: readonly (TakenSeat | null)[], position: number): TakenSeat | null {
  const neighbour = line[position ^ 1] ?? null;
  if (neighbour !== null) return neighbour;
  const pair = (position ^ 2) & ~1;
  const [one, other] = [line[pair] ?? null, line[pair + 1] ?? null];
  return one !== null && other !== null ? null : (one ?? other);
}

/** Byes stay with their seeds. */
function hasBye(line: readonly (TakenSeat | null)[], position: number): boolean {
  return line[position ^ 1] == null;
}
