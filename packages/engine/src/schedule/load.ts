import { Board, type Prices } from './board.ts';
import { meetingCost } from './coach-meetings.ts';
import { type Compiled, at, isSet } from './compiled.ts';
import { endOfGroup, evaluateChain } from './evaluate-chain.ts';
import { evaluateCoach, evaluateTeam } from './evaluate-days.ts';
import type { Schedule } from './input.ts';
import { placeCost } from './place-cost.ts';
import { Paths } from './paths.ts';

export interface LoadOptions {
  /** Matches that keep places which their rules forbid. */
  readonly fixed?: ReadonlySet<string>;
  readonly prices?: Prices;
}

/** A board with a schedule. Placements that are not slots, or not permitted, are left out. */
export function boardOf(
  problem: Compiled,
  schedule: Schedule = new Map(),
  { fixed, prices }: LoadOptions = {},
): Board {
  const board = new Board(problem, prices);
  slotsOfPlaces(problem, schedule).forEach((slot, match) => {
    if (slot < problem.slot.count && at(board.matchAt, slot) < 0) {
      const isFixed = fixed?.has(problem.names.matches[match] ?? '') ?? false;
      if (isFixed || isAllowedAt(problem, match, slot)) board.slotOf[match] = slot;
    }
    board.matchAt[at(board.slotOf, match)] = match;
  });
  recount(board);
  return board;
}

/** Whether the rules of a match that do not depend on others permit a slot. */
export function isAllowedAt(
  { permission, slot: all, match: matches }: Compiled,
  match: number,
  slot: number,
): boolean {
  return slot < all.count && isSet(permission.allows, at(matches.permission, match) * all.count + slot);
}

/** The slot of each placement, permitted or not; `slots + match` if it is not a slot. */
export function slotsOfPlaces(problem: Compiled, schedule: Schedule): Int32Array {
  const slots = slotIndex(problem);
  return Int32Array.from(problem.names.matches, (key, match) => {
    const placement = schedule.get(key);
    const slot = placement && slots.get(`${placement.hall} ${placement.start}`);
    return slot ?? problem.slot.count + match;
  });
}

/** The schedule of a board. */
export function scheduleOf(problem: Compiled, slotOf: Int32Array): Schedule {
  const placed = problem.names.matches.flatMap((key, match) => {
    const slot = at(slotOf, match);
    const hall = slot < problem.slot.count ? problem.names.halls[at(problem.slot.hall, slot)] : undefined;
    return hall === undefined ? [] : [[key, { hall, start: at(problem.slot.start, slot) }] as const];
  });
  return new Map(placed);
}

/** Slots by hall and start. */
function slotIndex({ slot, names }: Compiled): Map<string, number> {
  const found = new Map<string, number>();
  for (let index = 0; index < slot.count; index += 1) {
    found.set(`${names.halls[at(slot.hall, index)]} ${at(slot.start, index)}`, index);
  }
  return found;
}

/** Sets the places of all matches and recomputes all costs. */
export function restore(board: Board, slotOf: Int32Array): void {
  board.slotOf.set(slotOf);
  board.matchAt.fill(-1);
  slotOf.forEach((slot, match) => {
    board.matchAt[slot] = match;
  });
  recount(board);
}

/** Recomputes all costs; the incremental costs of moves must agree. */
export function recount(board: Board): void {
  const { problem } = board;
  board.cost = 0;
  board.broken = 0;
  for (let group = 0; group < problem.group.count; group += 1) {
    board.groupEnd[group] = endOfGroup(board, group);
  }
  for (let match = 0; match < problem.match.count; match += 1) {
    board.noteUnplaced(match);
    board.meetingCosts[match] = meetingCost(board, match, -1);
    // Each pair of matches counts once.
    board.cost += placeCost(board, match, at(board.slotOf, match)) + meetingCost(board, match, -1, match);
    board.broken += Number(board.lacksPlace(match));
  }
  countEach(board, problem.team.count, evaluateTeam, board.teamCost, board.teamBroken);
  countEach(board, problem.match.count, evaluateChain, board.chainCost, board.chainBroken);
  countEach(board, problem.coach.count, evaluateCoach, board.coachCost, null);
  recountPaths(board);
}

function countEach(
  board: Board,
  count: number,
  evaluate: (board: Board, item: number) => void,
  costs: Int32Array,
  broken: Int32Array | null,
): void {
  for (let item = 0; item < count; item += 1) {
    evaluate(board, item);
    costs[item] = board.foundCost;
    if (broken !== null) broken[item] = board.foundBroken;
    board.cost += board.foundCost;
    board.broken += board.foundBroken;
  }
}

function recountPaths(board: Board): void {
  board.pathLength.fill(0);
  const paths = new Paths(board);
  const order = Array.from(board.slotOf, (_, match) => match).sort(
    (a, b) => at(board.problem.match.tail, a) - at(board.problem.match.tail, b),
  );
  for (const match of order) paths.touch(match, -1, -1);
  board.cost += paths.update();
  board.pathsBroken = board.foundBroken;
  board.broken += board.foundBroken;
}
