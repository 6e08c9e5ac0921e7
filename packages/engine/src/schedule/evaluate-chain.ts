import type { Board } from './board.ts';
import { type Compiled, at, isSet } from './compiled.ts';

/** Lateness above this costs no more, so that being days too early is not worse than one day. */
const mostMinutes = 600;

/**
 * Checks that a match waits long enough for those it depends on, and that every team that can reach it has
 * its rest and its way. Results are in `found…`.
 */
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
    const ready =
      feeder < 0 ? groupReadyAt(board, -1 - feeder, match, place) : matchReady(board, feeder, place);
    if (ready > start) addLateness(board, ready - start);
  }
  evaluateApart(board, match, place);
  board.foundCost += possibleWishCost(board.problem, match, start);
}

/**
 * Cost of a start for the wishes of teams that can reach a match: their share of all teams that can, for each open
 * seat. Never nothing, so that any other time is better.
 */
export function possibleWishCost(
  { match: matches, team, weights }: Compiled,
  match: number,
  start: number,
): number {
  const end = start + at(matches.duration, match);
  let missed = 0;
  const to = at(matches.wishers.offsets, match + 1);
  for (let item = at(matches.wishers.offsets, match); item < to; item += 1) {
    const one = at(matches.wishers.items, item);
    if (start < at(team.notBefore, one) || end > at(team.notAfter, one)) missed += 1;
  }
  if (missed === 0) return 0;
  const share = Math.trunc((weights.wish * at(matches.open, match) * missed) / at(matches.reaching, match));
  return Math.max(1, share);
}

function addLateness(board: Board, minutes: number): void {
  board.foundBroken += 1;
  board.foundCost += board.prices.broken + Math.min(minutes, mostMinutes) * board.prices.perMinute;
}

/** Other matches of possible teams need their rest and way, whichever is first. */
function evaluateApart(board: Board, match: number, place: number): void {
  const { slot, match: matches } = board.problem;
  const to = at(matches.apart.offsets, match + 1);
  for (let item = at(matches.apart.offsets, match); item < to; item += 1) {
    const other = at(matches.apart.items, item);
    const otherPlace = at(board.slotOf, other);
    if (otherPlace >= slot.count) continue;
    const isBefore = at(slot.start, otherPlace) <= at(slot.start, place);
    const [first, last] = isBefore ? [otherPlace, place] : [place, otherPlace];
    const end = at(slot.start, first) + at(matches.duration, isBefore ? other : match);
    const late = end + pauseBetween(board, match, first, last) - at(slot.start, last);
    if (late > 0) addLateness(board, late);
  }
}

/** Minutes that a team needs between two places: its rest, or the way if that is longer. */
function pauseBetween({ problem }: Board, match: number, from: number, to: number): number {
  const { slot, match: matches, travel, names, buffers } = problem;
  const rest = at(matches.rest, match);
  const [one, other] = [at(slot.hall, from), at(slot.hall, to)];
  if (one === other) return rest;
  return Math.max(rest, at(travel, one * names.halls.length + other) + buffers.afterTravel);
}

/**
 * When the teams of a group can play a match of the next round in a slot; 0 if none of its matches is placed.
 * Without known teams, each team of the group may be the one that plays.
 */
function groupReadyAt(board: Board, group: number, match: number, place: number): number {
  const { group: groups, slot, match: matches, buffers } = board.problem;
  const end = at(board.groupEnd, group);
  if (end < 0) return 0;
  let ready = end + buffers.afterGroup;
  if (isSet(matches.decided, match)) return ready;
  if (at(slot.start, place) >= end + at(matches.longestPause, match)) return ready;
  const to = at(groups.matches.offsets, group + 1);
  for (let item = at(groups.matches.offsets, group); item < to; item += 1) {
    const one = at(groups.matches.items, item);
    const own = at(board.slotOf, one);
    if (own >= slot.count) continue;
    const free = at(slot.start, own) + at(matches.duration, one) + pauseBetween(board, one, own, place);
    if (free > ready) ready = free;
  }
  return ready;
}

/** When the teams of a group can play a match of the next round that has no place yet. */
function groupReady(board: Board, group: number, match: number): number {
  const { match: matches, buffers } = board.problem;
  const end = at(board.groupEnd, group);
  if (end < 0) return 0;
  const rest = isSet(matches.decided, match) ? 0 : at(matches.rest, match);
  return end + Math.max(buffers.afterGroup, rest);
}

/**
 * When the winner or loser of a match can play in a slot. Travel counts; another hall on the same day has a
 * cost.
 */
function matchReady(board: Board, feeder: number, slot: number): number {
  const { problem } = board;
  const { slot: slots, match, weights } = problem;
  const place = at(board.slotOf, feeder);
  if (place >= slots.count) return earliestEnd(board, feeder) + at(match.rest, feeder);
  const isElsewhere = at(slots.hall, place) !== at(slots.hall, slot);
  if (isElsewhere && at(slots.day, place) === at(slots.day, slot)) board.foundCost += weights.pathHallChange;
  return at(slots.start, place) + at(match.duration, feeder) + pauseBetween(board, feeder, place, slot);
}

/** Earliest end of an unplaced match, which takes time too. */
function earliestEnd(board: Board, match: number): number {
  const { match: matches, slot } = board.problem;
  let ready = 0;
  const to = at(matches.feeders.offsets, match + 1);
  for (let item = at(matches.feeders.offsets, match); item < to; item += 1) {
    const feeder = at(matches.feeders.items, item);
    let own: number;
    if (feeder < 0) own = groupReady(board, -1 - feeder, match);
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
