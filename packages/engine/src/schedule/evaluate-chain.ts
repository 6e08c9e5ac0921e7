import type { Board } from './board.ts';
import { at } from './compiled.ts';

/** Lateness above this costs no more, so that being days too early is not worse than one day. */
const mostMinutes = 600;

/** Checks that a match waits long enough for those it depends on. Results are in `found…`. */
export function evaluateChain(board: Board, match: number): void {
  const { slot, match: matches } = board.problem;
  board.foundCost = 0;
  board.foundBroken = 0;
  const place = at(board.slotOf, match);
  if (place >= slot.count) return;
  const start = at(slot.start, place);
  const to = at(matches.feeders.offsets, match + 1);
  for (let item = at(matches.feeders.offsets, match); item < to; item += 1) {
    const feeder = at(matches.feeders.items, item);
    const ready = feeder < 0 ? groupReady(board, -1 - feeder) : matchReady(board, feeder, place);
    if (ready <= start) continue;
    board.foundBroken += 1;
    board.foundCost += board.prices.broken + Math.min(ready - start, mostMinutes) * board.prices.perMinute;
  }
}

/** When teams of a group can play again; 0 if none of its matches is placed. */
function groupReady(board: Board, group: number): number {
  const end = at(board.groupEnd, group);
  return end < 0 ? 0 : end + board.problem.buffers.afterGroup;
}

/**
 * When the winner or loser of a match can play in a slot. Travel counts; another hall on the same day has a
 * cost.
 */
function matchReady(board: Board, feeder: number, slot: number): number {
  const { problem } = board;
  const { slot: slots, match, buffers, travel, names, weights } = problem;
  const place = at(board.slotOf, feeder);
  const rest = at(match.rest, feeder);
  if (place >= slots.count) return earliestEnd(board, feeder) + rest;
  const [from, to] = [at(slots.hall, place), at(slots.hall, slot)];
  let needed = rest;
  if (from !== to) {
    needed = Math.max(rest, at(travel, from * names.halls.length + to) + buffers.afterTravel);
    if (at(slots.day, place) === at(slots.day, slot)) board.foundCost += weights.pathHallChange;
  }
  return at(slots.start, place) + at(match.duration, feeder) + needed;
}

/** Earliest end of an unplaced match, which takes time too. */
function earliestEnd(board: Board, match: number): number {
  const { match: matches, slot } = board.problem;
  let ready = 0;
  const to = at(matches.feeders.offsets, match + 1);
  for (let item = at(matches.feeders.offsets, match); item < to; item += 1) {
    const feeder = at(matches.feeders.items, item);
    let own: number;
    if (feeder < 0) own = groupReady(board, -1 - feeder);
    else {
      const place = at(board.slotOf, feeder);
      const end =
        place < slot.count
          ? at(slot.start, place) + at(matches.duration, feeder)
          : earliestEnd(board, feeder);
      own = end === 0 ? 0 : end + at(matches.rest, feeder);
    }
    if (own > ready) ready = own;
  }
  return ready === 0 ? 0 : ready + at(matches.duration, match);
}

/** The end of a group's last placed match; -1: none is placed. */
export function endOfGroup(board: Board, group: number): number {
  const { group: groups, slot, match } = board.problem;
  let end = -1;
  const to = at(groups.matches.offsets, group + 1);
  for (let item = at(groups.matches.offsets, group); item < to; item += 1) {
    const one = at(groups.matches.items, item);
    const place = at(board.slotOf, one);
    if (place >= slot.count) continue;
    const own = at(slot.start, place) + at(match.duration, one);
    if (own > end) end = own;
  }
  return end;
}
