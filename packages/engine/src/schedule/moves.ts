import type { Board } from './board.ts';
import { meetingCost, updateMeetings } from './coach-meetings.ts';
import { type Lists, at, isSet } from './compiled.ts';
import { endOfGroup, evaluateChain } from './evaluate-chain.ts';
import { evaluateCoach, evaluateTeam } from './evaluate-days.ts';
import { Paths } from './paths.ts';
import { placeCost } from './place-cost.ts';
import { Touched, addAll, store, sumOf } from './touched.ts';

/** Moves on a board: to a free slot, off the board, or an exchange. */
export class Moves {
  readonly board: Board;
  tried = 0;
  accepted = 0;
  private readonly teams: Touched;
  private readonly chains: Touched;
  private readonly coaches: Touched;
  private readonly paths: Paths;
  private newCost = 0;
  private rise = 0;
  private broken = 0;
  private pathsBroken = 0;

  constructor(board: Board) {
    this.board = board;
    this.teams = new Touched(board.problem.team.count);
    this.chains = new Touched(board.problem.match.count);
    this.coaches = new Touched(board.problem.coach.count);
    this.paths = new Paths(board);
  }

  /**
   * Moves a match to a slot when the cost rises by at most `rise`; a match in that slot gets its slot, or
   * none if the match had none. The evaluation stops as soon as the cost is above that.
   * @returns whether it was moved; nothing has changed if not
   */
  try(match: number, slot: number, rise: number): boolean {
    const move = this.begin(match, slot);
    if (move === null) return false;
    this.tried += 1;
    if (!this.evaluate(move, rise)) {
      this.putBack(move);
      return false;
    }
    this.accept(move);
    return true;
  }

  /** What a move would change, in tenths of a point and broken rules; null: not permitted. Moves nothing. */
  price(match: number, slot: number): { readonly rise: number; readonly broken: number } | null {
    const move = this.begin(match, slot);
    if (move === null) return null;
    this.evaluate(move, noLimit);
    this.paths.undo();
    this.putBack(move);
    return { rise: this.rise, broken: this.broken };
  }

  /** Sets the new slots of the two matches. */
  private begin(match: number, slot: number): Move | null {
    const { board } = this;
    const { slot: slots } = board.problem;
    const from = at(board.slotOf, match);
    if (from === slot || !this.mayTake(match, slot)) return null;
    const other = at(board.matchAt, slot);
    if (other >= 0 && (isSet(board.locked, other) || (from < slots.count && !this.mayTake(other, from)))) {
      return null;
    }
    const otherTo = from < slots.count ? from : slots.count + other;
    const before = this.placeCosts(match, other) + this.oldMeetings(match, other);
    board.slotOf[match] = slot;
    if (other >= 0) board.slotOf[other] = otherTo;
    const after = this.placeCosts(match, other);
    this.broken = Number(slot >= slots.count) - Number(from >= slots.count);
    if (other >= 0) this.broken += Number(otherTo >= slots.count) - Number(slot >= slots.count);
    const ends = this.touchAll(match, from, slot, other, otherTo);
    return { match, from, slot, other, otherTo, before, after, ends };
  }

  /** Costs of two matches that depend on their places alone. */
  private placeCosts(match: number, other: number): number {
    const { board } = this;
    const cost = placeCost(board, match, at(board.slotOf, match));
    return other < 0 ? cost : cost + placeCost(board, other, at(board.slotOf, other));
  }

  /** Costs of two matches at whose times coaches are needed elsewhere. If they meet each other, that counts once. */
  private oldMeetings(match: number, other: number): number {
    const { board } = this;
    const { meetingCosts } = board;
    const own = at(meetingCosts, match);
    if (other < 0) return own;
    const isOnce = own === 0 || at(meetingCosts, other) === 0;
    return own + (isOnce ? at(meetingCosts, other) : meetingCost(board, other, match));
  }

  /** The same after a move. */
  private newMeetings({ match, other }: Move): number {
    const own = meetingCost(this.board, match, -1);
    return other < 0 ? own : own + meetingCost(this.board, other, match);
  }

  private putBack({ match, from, slot, other, ends }: Move): void {
    this.board.slotOf[match] = from;
    if (other >= 0) this.board.slotOf[other] = slot;
    this.restoreGroups(match, other, ends);
  }

  private mayTake(match: number, slot: number): boolean {
    const { board } = this;
    const { slot: slots, permission, match: matches } = board.problem;
    if (isSet(board.closed, slot)) return false;
    if (slot >= slots.count) return true;
    const start = at(slots.start, slot);
    if (start < at(board.earliest, match) || start > at(board.latest, match)) return false;
    return isSet(permission.allows, at(matches.permission, match) * slots.count + slot);
  }

  private touchAll(match: number, from: number, slot: number, other: number, otherTo: number): GroupEnds {
    this.teams.clear();
    this.chains.clear();
    this.coaches.clear();
    this.touch(match);
    if (other < 0) return { one: this.updateGroup(match, from, slot, true), other: -1 };
    const { group } = this.board.problem.match;
    const isOneGroup = at(group, other) === at(group, match);
    const one = this.updateGroup(match, from, slot, !isOneGroup);
    this.touch(other);
    return { one, other: isOneGroup ? -1 : this.updateGroup(other, slot, otherTo, true) };
  }

  private touch(match: number): void {
    const { match: matches } = this.board.problem;
    addAll(this.teams, matches.teams, match);
    addAll(this.coaches, matches.coaches, match);
    if (at(matches.feeders.offsets, match + 1) > at(matches.feeders.offsets, match)) this.chains.add(match);
    this.touchFollowers(matches.followers, match);
    addAll(this.chains, matches.apartOf, match);
  }

  /** Matches that wait for an unplaced match wait for its feeders. */
  private touchFollowers(lists: Lists, index: number): void {
    const { board } = this;
    const to = at(lists.offsets, index + 1);
    for (let item = at(lists.offsets, index); item < to; item += 1) {
      const follower = at(lists.items, item);
      if (this.chains.add(follower) && !board.isPlaced(follower)) {
        this.touchFollowers(board.problem.match.followers, follower);
      }
    }
  }

  private dayOf(slot: number): number {
    const { slot: slots } = this.board.problem;
    return slot < slots.count ? at(slots.day, slot) : -1;
  }

  /**
   * Updates the end of a match's group that moves between two slots. Returns the previous end, -1 without a
   * group.
   * @param isAlone no other match of the group moves
   */
  private updateGroup(match: number, from: number, to: number, isAlone: boolean): number {
    const { board } = this;
    const group = at(board.problem.match.group, match);
    if (group < 0) return -1;
    const before = at(board.groupEnd, group);
    const [oldEnd, newEnd] = [this.endAt(match, from), this.endAt(match, to)];
    // Only without its last match a group may end earlier.
    const isKnown = isAlone && (oldEnd < before || newEnd >= before);
    const now = isKnown ? Math.max(before, newEnd) : endOfGroup(board, group);
    if (now !== before) {
      board.groupEnd[group] = now;
      this.touchFollowers(board.problem.group.followers, group);
    } else {
      this.touchNear(group, Math.max(oldEnd, newEnd));
    }
    return before;
  }

  private endAt(match: number, slot: number): number {
    const { slot: slots, match: matches } = this.board.problem;
    return slot < slots.count ? at(slots.start, slot) + at(matches.duration, match) : 0;
  }

  /** Matches that follow a group so soon after one of its matches that its hall counts. */
  private touchNear(group: number, end: number): void {
    const { slot: slots, match: matches, group: groups } = this.board.problem;
    const to = at(groups.followers.offsets, group + 1);
    for (let item = at(groups.followers.offsets, group); item < to; item += 1) {
      const follower = at(groups.followers.items, item);
      const place = at(this.board.slotOf, follower);
      if (place >= slots.count) continue;
      if (at(slots.start, place) < end + at(matches.longestPause, follower)) this.chains.add(follower);
    }
  }

  private restoreGroups(match: number, other: number, ends: GroupEnds): void {
    const { board } = this;
    const { group } = board.problem.match;
    const own = at(group, match);
    if (own >= 0) board.groupEnd[own] = ends.one;
    if (other >= 0 && at(group, other) >= 0 && at(group, other) !== own) {
      board.groupEnd[at(group, other)] = ends.other;
    }
  }

  /**
   * Whether the cost rises by at most `most`; the rest is left in `rise`. If not, partial results are undone.
   */
  private evaluate(move: Move, most: number): boolean {
    const { board } = this;
    const { before, after } = move;
    const old =
      before +
      sumOf(board.teamCost, this.teams) +
      sumOf(board.chainCost, this.chains) +
      sumOf(board.coachCost, this.coaches);
    const limit = old + most;
    // Paths are evaluated last, unless one is too long, since they can only lower the cost then.
    const isEarly = board.pathsBroken > 0;
    this.newCost = after + (isEarly ? this.evaluatePaths(move) : 0);
    const isCheap =
      this.newCost <= limit &&
      this.evaluateEach(this.teams, evaluateTeam, board.teamBroken, limit) &&
      this.evaluateEach(this.chains, evaluateChain, board.chainBroken, limit) &&
      this.evaluateEach(this.coaches, evaluateCoach, null, limit);
    if (isCheap) this.newCost += this.newMeetings(move);
    if (isCheap && !isEarly) this.newCost += this.evaluatePaths(move);
    this.rise = this.newCost - old;
    if (isCheap && this.newCost <= limit) return true;
    if (isCheap || isEarly) this.paths.undo();
    return false;
  }

  private evaluatePaths({ match, from, slot, other, otherTo }: Move): number {
    this.paths.touch(match, this.dayOf(from), this.dayOf(slot));
    if (other >= 0) this.paths.touch(other, this.dayOf(slot), this.dayOf(otherTo));
    const rise = this.paths.update();
    this.pathsBroken = this.board.foundBroken;
    this.broken += this.pathsBroken;
    return rise;
  }

  private evaluateEach(
    touched: Touched,
    evaluate: (board: Board, item: number) => void,
    broken: Int32Array | null,
    limit: number,
  ): boolean {
    const { board } = this;
    for (let index = 0; index < touched.count; index += 1) {
      const item = at(touched.items, index);
      evaluate(board, item);
      touched.cost[index] = board.foundCost;
      touched.broken[index] = board.foundBroken;
      this.newCost += board.foundCost;
      if (broken !== null) this.broken += board.foundBroken - at(broken, item);
      if (this.newCost > limit) return false;
    }
    return true;
  }

  private accept(move: Move): void {
    const { board } = this;
    const { match, from, slot, other, otherTo } = move;
    updateMeetings(board, move);
    board.cost += this.rise;
    board.broken += this.broken;
    store(this.teams, board.teamCost, board.teamBroken);
    store(this.chains, board.chainCost, board.chainBroken);
    store(this.coaches, board.coachCost, null);
    board.pathsBroken += this.pathsBroken;
    board.matchAt[from] = -1;
    if (other >= 0) board.matchAt[otherTo] = other;
    board.matchAt[slot] = match;
    board.noteUnplaced(match);
    if (other >= 0) board.noteUnplaced(other);
    this.accepted += 1;
  }
}

const noLimit = 1_000_000_000;

interface Move {
  readonly match: number;
  readonly from: number;
  readonly slot: number;
  /** The other match in an exchange; -1: none. */
  readonly other: number;
  readonly otherTo: number;
  readonly before: number;
  readonly after: number;
  readonly ends: GroupEnds;
}

interface GroupEnds {
  readonly one: number;
  other: number;
}
