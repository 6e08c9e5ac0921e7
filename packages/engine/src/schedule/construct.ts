import { randomOf, shuffled } from '../random/index.ts';
import type { Board } from './board.ts';
import { type Compiled, at, listAt, isSet } from './compiled.ts';
import { chooseGroupDays } from './group-days.ts';
import { boardOf } from './load.ts';
import { Moves } from './moves.ts';

const always = 2_000_000_000;
/** Number of slots tried for a bracket match, and at random for a group match. */
const tries = 60;
/** Number of places that are tried to make room for a match. */
const mostRooms = 300;
/** Minutes: starts that count as equally late as the latest one. */
const asLate = 40;
/** The same for courts that the fewest others can use. */
const asLateInSpare = 150;

/** Larger plans are constructed by days. Smaller ones are better searched from a schedule with room for changes. */
export const mostByRounds = 2000;

/**
 * Constructs a first schedule: brackets from the finals backwards, each match as late as possible; then groups round
 * by round, each in a separate hall if there are enough. In large plans first groups have whole days of a hall without
 * a third match of a team before that, where they fit so, and matches without a place exchange others.
 */
export function construct(problem: Compiled, seed: number): Board {
  const board = boardOf(problem);
  const moves = new Moves(board);
  const matches = Array.from({ length: problem.match.count }, (_, match) => match);
  const isBracket = (match: number): boolean => at(problem.match.group, match) < 0;
  const isByDays = problem.match.count > mostByRounds;
  const demand = isByDays ? demandOf(problem) : null;
  placeBrackets(moves, matches.filter(isBracket), demand);
  if (demand) placeGroupDays(moves, demand, seed);
  const left = matches.filter((match) => !isBracket(match) && board.lacksPlace(match));
  placeGroups(moves, left, { seed, place: isByDays ? placeClean : placeBest });
  if (!isByDays) return board;
  for (const match of board.unplaced.slice(0, board.unplacedCount)) makeRoom(moves, match, seed);
  return board;
}

/** Number of matches that may use each slot: courts that few can use are taken first. */
function demandOf({ match, slot, permission }: Compiled): Int32Array {
  const matches = new Int32Array(permission.count);
  for (const own of match.permission) matches[own] = at(matches, own) + 1;
  const demand = new Int32Array(slot.count);
  matches.forEach((count, own) => {
    for (const one of listAt(permission.slots, own)) demand[one] = at(demand, one) + count;
  });
  return demand;
}

function placeBrackets(moves: Moves, matches: readonly number[], demand: Int32Array | null): void {
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
    placeBest(moves, one, lateOnes(board, late, demand).subarray(0, tries));
  }
}

/** Of slots, the latest first, those that count as equally late, first those that the fewest matches may use. */
function lateOnes({ problem }: Board, slots: Int32Array, demand: Int32Array | null): Int32Array {
  const { start } = problem.slot;
  const last = at(start, slots[0] ?? -1);
  if (demand === null) return slots.filter((one) => at(start, one) >= last - asLate);
  const least = slots.reduce((min, one) => Math.min(min, at(demand, one)), Infinity);
  return slots
    .filter((one) => at(start, one) >= last - (at(demand, one) === least ? asLateInSpare : asLate))
    .sort((a, b) => at(demand, a) - at(demand, b) || at(start, b) - at(start, a) || a - b);
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

/** Leaves a match out that would break a rule. */
function placeClean(moves: Moves, match: number, slots: Iterable<number>): void {
  const { board } = moves;
  const { broken } = board;
  placeBest(moves, match, slots);
  if (board.isPlaced(match) && board.broken >= broken)
    moves.try(match, board.problem.slot.count + match, always);
}

/** Groups that wait for none, those with the fewest slots first. */
function placeGroupDays(moves: Moves, demand: Int32Array, seed: number): void {
  const { board } = moves;
  const { group, match, permission } = board.problem;
  const slotsOf = (index: number): number =>
    listAt(permission.slots, at(match.permission, at(listAt(group.matches, index), 0))).length;
  const groups = shuffled(
    Array.from({ length: group.count }, (_, index) => index),
    randomOf(seed),
  )
    .filter((index) => listAt(group.feeders, index).length === 0)
    .toSorted((a, b) => slotsOf(a) - slotsOf(b));
  for (const index of groups) {
    for (const { matches, slots } of chooseGroupDays(board, index, demand) ?? []) {
      for (const one of matches) {
        const free = slots.filter((each) => at(board.matchAt, each) < 0);
        placeClean(moves, one, free);
      }
    }
  }
}

function placeGroups(
  moves: Moves,
  matches: readonly number[],
  { seed, place }: { readonly seed: number; readonly place: typeof placeBest },
): void {
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
      at(matchAt, free) < 0 && isSet(permission.allows, own * slot.count + free);
    const free = candidates.filter(isFree).toSorted((a, b) => at(slot.start, a) - at(slot.start, b));
    place(moves, one, free);
  }
}

/** Gives a match the place of another one that can move to a free place, if neither breaks a rule. */
function makeRoom(moves: Moves, match: number, seed: number): void {
  const { board } = moves;
  const { slot, permission, match: matches } = board.problem;
  const permitted = (one: number): number[] => [...listAt(permission.slots, at(matches.permission, one))];
  for (const place of shuffled(permitted(match), randomOf(seed + match)).slice(0, mostRooms)) {
    const other = at(board.matchAt, place);
    const gain = moves.price(match, place)?.broken ?? 1;
    if (gain > (other < 0 ? -1 : 0) || !moves.try(match, place, always)) continue;
    if (other < 0) return;
    placeBest(
      moves,
      other,
      permitted(other).filter(
        (free) => at(board.matchAt, free) < 0 && (moves.price(other, free)?.broken ?? 1) < 0,
      ),
    );
    if (board.isPlaced(other)) return;
    moves.try(match, slot.count + match, always);
    moves.try(other, place, always);
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
