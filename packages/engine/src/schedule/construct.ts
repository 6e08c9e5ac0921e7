import { randomOf } from '../random/index.ts';
import type { Board } from './board.ts';
import { type Compiled, at, listAt } from './compiled.ts';
import { boardOf } from './load.ts';
import { Moves } from './moves.ts';

const always = 2_000_000_000;
/** Number of slots tried for a bracket match, and at random for a group match. */
const tries = 60;
/** Minutes: starts that count as equally late as the latest one. */
const asLate = 40;

/**
 * Constructs a first schedule: brackets from the finals backwards, each match as late as possible; then
 * groups round by round, each in a separate hall if there are enough.
 */
export function construct(problem: Compiled, seed: number): Board {
  const board = boardOf(problem);
  const moves = new Moves(board);
  const matches = Array.from({ length: problem.match.count }, (_, match) => match);
  const isBracket = (match: number): boolean => at(problem.match.group, match) < 0;
  placeBrackets(moves, matches.filter(isBracket));
  placeGroups(
    moves,
    matches.filter((match) => !isBracket(match)),
    seed,
  );
  return board;
}

function placeBrackets(moves: Moves, matches: readonly number[]): void {
  const { board } = moves;
  const { match, slot } = board.problem;
  const latestFirst = new Map<number, Int32Array>();
  const order = matches.toSorted((a, b) => at(match.tail, a) - at(match.tail, b) || a - b);
  for (const one of order) {
    const permission = at(match.permission, one);
    const slots =
      latestFirst.get(permission) ??
      listAt(board.problem.permission.slots, permission)
        .slice()
        .sort((a, b) => at(slot.start, b) - at(slot.start, a) || a - b);
    latestFirst.set(permission, slots);
    const due = dueBy(board, one);
    const late = slots.filter((free) => at(slot.start, free) <= due && at(board.matchAt, free) < 0);
    const last = at(slot.start, late[0] ?? -1);
    placeBest(moves, one, late.filter((free) => at(slot.start, free) >= last - asLate).subarray(0, tries));
  }
}

/** Latest start of a match because of those that wait for it. */
function dueBy({ problem, slotOf, latest }: Board, one: number): number {
  const { match, slot } = problem;
  let due = at(latest, one);
  for (const follower of listAt(match.followers, one)) {
    const place = at(slotOf, follower);
    if (place >= slot.count) continue;
    due = Math.min(due, at(slot.start, place) - at(match.rest, one) - at(match.duration, one));
  }
  return due;
}

function placeBest(moves: Moves, match: number, slots: Iterable<number>): void {
  const { board } = moves;
  let best = -1;
  let bestCost = always;
  for (const slot of slots) {
    if (!moves.try(match, slot, always)) continue;
    if (board.cost < bestCost) {
      best = slot;
      bestCost = board.cost;
    }
    moves.try(match, board.problem.slot.count + match, always);
  }
  if (best >= 0) moves.try(match, best, always);
}

function placeGroups(moves: Moves, matches: readonly number[], seed: number): void {
  const { problem, matchAt } = moves.board;
  const { match, slot, permission } = problem;
  const home = homesOf(moves.board);
  const random = randomOf(seed);
  const homeOf = (one: number): number => at(home, at(match.group, one));
  const order = matches.toSorted(
    (a, b) =>
      at(match.tail, b) - at(match.tail, a) ||
      at(match.round, a) - at(match.round, b) ||
      homeOf(a) - homeOf(b) ||
      a - b,
  );
  for (const one of order) {
    const own = at(match.permission, one);
    const allowed = listAt(permission.slots, own);
    const candidates = slotsOfHall(problem, homeOf(one));
    for (let turn = 0; turn < tries; turn += 1) candidates.push(at(allowed, random.below(allowed.length)));
    const isFree = (free: number): boolean =>
      at(matchAt, free) < 0 && at(permission.allows, own * slot.count + free) === 1;
    const free = candidates.filter(isFree).toSorted((a, b) => at(slot.start, a) - at(slot.start, b));
    placeBest(moves, one, free);
  }
}

/** Chooses a hall for each group: the emptiest permitted one; groups with the fewest slots first. */
function homesOf({ problem, slotOf }: Board): Int32Array {
  const { group, match, slot, permission, names } = problem;
  const load = names.halls.map(
    (_, hall) => [...slotOf].filter((one) => at(slot.hall, one) === hall && one < slot.count).length,
  );
  const room = names.halls.map((_, hall) => Math.max(1, slotsOfHall(problem, hall).length));
  const home = new Int32Array(group.count);
  const slotsOf = (index: number): Int32Array =>
    listAt(permission.slots, at(match.permission, at(listAt(group.matches, index), 0)));
  const order = Array.from(home, (_, index) => index).sort(
    (a, b) => slotsOf(a).length - slotsOf(b).length || a - b,
  );
  for (const index of order) {
    const halls = [...new Set(slotsOf(index).map((one) => at(slot.hall, one)))];
    const fill = (hall: number): number => (load[hall] ?? 0) / (room[hall] ?? 1);
    const emptiest = Math.min(...halls.map(fill));
    const chosen = halls.find((hall) => fill(hall) === emptiest) ?? 0;
    home[index] = chosen;
    load[chosen] = (load[chosen] ?? 0) + listAt(group.matches, index).length;
  }
  return home;
}

function slotsOfHall({ slot, days }: Compiled, hall: number): number[] {
  const slots: number[] = [];
  for (let day = 0; day < days; day += 1) {
    const first = at(slot.first, hall * days + day);
    for (let index = 0; index < at(slot.inHallDay, hall * days + day); index += 1) slots.push(first + index);
  }
  return slots;
}
