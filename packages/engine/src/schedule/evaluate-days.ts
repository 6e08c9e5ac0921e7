import type { Board } from './board.ts';
import { type Lists, at } from './compiled.ts';
import { minutesOfDay, wishLimits } from './input.ts';

const { lunchFrom, lunchTo, lunchNeeds, comfort, longWait, lateEnd, earlyStart } = wishLimits;

/** Buffer size: no team or coach has more placed matches. */
const most = 256;
const starts = new Int32Array(most);
const ends = new Int32Array(most);
const halls = new Int32Array(most);

/** Collects the placed matches of a list, ordered by start. */
function collect(board: Board, lists: Lists, index: number): number {
  const { slot, match } = board.problem;
  const to = at(lists.offsets, index + 1);
  let count = 0;
  for (let item = at(lists.offsets, index); item < to && count < most; item += 1) {
    const one = at(lists.items, item);
    const place = at(board.slotOf, one);
    if (place >= slot.count) continue;
    const start = at(slot.start, place);
    let position = count;
    count += 1;
    for (; position > 0 && at(starts, position - 1) > start; position -= 1) {
      starts[position] = at(starts, position - 1);
      ends[position] = at(ends, position - 1);
      halls[position] = at(halls, position - 1);
    }
    starts[position] = start;
    ends[position] = start + at(match.duration, one);
    halls[position] = at(slot.hall, place);
  }
  return count;
}

/** Evaluates the days of a team: rests, travel, matches per day, and its wishes. Results are in `found…`. */
export function evaluateTeam(board: Board, team: number): void {
  const { problem } = board;
  const count = collect(board, problem.team.matches, team);
  const { weights } = problem;
  const [notBefore, notAfter] = [at(problem.team.notBefore, team), at(problem.team.notAfter, team)];
  board.foundCost = 0;
  board.foundBroken = 0;
  let first = 0;
  for (let index = 0; index < count; index += 1) {
    if (at(starts, index) < notBefore || at(ends, index) > notAfter) board.foundCost += weights.wish;
    const day = Math.trunc(at(starts, index) / minutesOfDay);
    if (index > first && Math.trunc(at(starts, first) / minutesOfDay) !== day) {
      evaluateLunch(board, first, index);
      evaluateNight(board, index, day);
      evaluatePause(board, index, at(problem.team.rest, team), false);
      first = index;
    }
    if (index > first) evaluatePause(board, index, at(problem.team.rest, team), true);
    const inDay = index - first + 1;
    if (inDay > at(problem.team.maxPerDay, team)) {
      board.foundBroken += 1;
      board.foundCost += board.prices.broken;
    } else if (inDay === 3) board.foundCost += weights.thirdInDay;
  }
  if (count > first) evaluateLunch(board, first, count);
}

/** Evaluates the pause before a match; wishes only within a day. */
function evaluatePause(board: Board, index: number, rest: number, isSameDay: boolean): void {
  const { weights, buffers, travel, names } = board.problem;
  const pause = at(starts, index) - at(ends, index - 1);
  const [from, to] = [at(halls, index - 1), at(halls, index)];
  let needed = rest;
  if (from !== to) {
    const way = at(travel, from * names.halls.length + to);
    needed = Math.max(rest, way + buffers.afterTravel);
    if (isSameDay) board.foundCost += weights.hallChange + way * weights.travelPerMinute;
  }
  if (pause < needed) {
    board.foundBroken += 1;
    board.foundCost += board.prices.broken + (needed - pause) * board.prices.perMinute;
    return;
  }
  if (!isSameDay) return;
  if (pause < rest + comfort) board.foundCost += weights.shortRest;
  if (pause > longWait) {
    board.foundCost += (Math.trunc((pause - longWait) / 30) + 1) * weights.longWaitPer30;
  }
}

function evaluateNight(board: Board, index: number, day: number): void {
  const ended = at(ends, index - 1) - Math.trunc(at(starts, index - 1) / minutesOfDay) * minutesOfDay;
  if (ended > lateEnd && at(starts, index) - day * minutesOfDay < earlyStart) {
    board.foundCost += board.problem.weights.lateThenEarly;
  }
}

/** Checks for a free hour around noon on a day with matches at that time. */
function evaluateLunch(board: Board, first: number, end: number): void {
  const midnight = Math.trunc(at(starts, first) / minutesOfDay) * minutesOfDay;
  let free: number = lunchFrom;
  let longest = 0;
  let isTouched = false;
  for (let index = first; index < end; index += 1) {
    const [start, finish] = [at(starts, index) - midnight, at(ends, index) - midnight];
    if (finish <= lunchFrom || start >= lunchTo) continue;
    isTouched = true;
    if (start - free > longest) longest = start - free;
    if (finish > free) free = finish;
  }
  if (lunchTo - free > longest) longest = lunchTo - free;
  if (isTouched && longest < lunchNeeds) board.foundCost += board.problem.weights.lunch;
}

/** Checks that a coach of two teams is not in two places. Results are in `found…`. */
export function evaluateCoach(board: Board, coach: number): void {
  const { problem } = board;
  const count = collect(board, problem.coach.matches, coach);
  board.foundCost = 0;
  board.foundBroken = 0;
  for (let index = 1; index < count; index += 1) {
    const way = at(problem.travel, at(halls, index - 1) * problem.names.halls.length + at(halls, index));
    if (at(starts, index) < at(ends, index - 1) + way) board.foundCost += problem.weights.coach;
  }
}
