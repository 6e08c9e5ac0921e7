import type { Board } from './board.ts';
import { type Lists, at } from './compiled.ts';

/**
 * Numbers of matches in one day on the path of a finalist: for each placed match that waits for others, the
 * longest path to it on the same day, including itself. A trial keeps a journal, so that it can be undone.
 */
export class Paths {
  private readonly board: Board;
  private readonly queue: number[] = [];
  private readonly changed: number[] = [];
  private readonly before: number[] = [];

  constructor(board: Board) {
    this.board = board;
  }

  /** Marks the paths through a match. Days: old and new, -1 without a place. */
  touch(match: number, oldDay: number, newDay: number): void {
    const { match: matches, group } = this.board.problem;
    if (at(matches.feeders.offsets, match + 1) > at(matches.feeders.offsets, match)) this.queue.push(match);
    this.pushThoseOn(matches.followers, match, oldDay, newDay);
    const ofGroup = at(matches.group, match);
    // Matches of its teams on a day count for every later match of that day, even if a group in between is
    // played on another day.
    if (ofGroup >= 0) this.pushThoseOn(group.reach, ofGroup, oldDay, newDay);
  }

  /** Recomputes marked paths. Returns the rise of the cost; `foundBroken` is that of broken rules. */
  update(): number {
    this.changed.length = 0;
    this.before.length = 0;
    let rise = 0;
    let broken = 0;
    for (let match = this.queue.pop(); match !== undefined; match = this.queue.pop()) {
      const old = at(this.board.pathLength, match);
      const now = this.lengthAt(match);
      if (old === now) continue;
      this.goOn(match);
      const most = at(this.board.problem.match.maxPath, match);
      this.changed.push(match);
      this.before.push(old);
      this.board.pathLength[match] = now;
      rise += (Math.max(0, now - most) - Math.max(0, old - most)) * this.board.prices.broken;
      broken += Number(now > most) - Number(old > most);
    }
    this.board.foundBroken = broken;
    return rise;
  }

  /** Undoes the last `update`. */
  undo(): void {
    for (let index = this.changed.length - 1; index >= 0; index -= 1) {
      this.board.pathLength[this.changed[index] ?? 0] = this.before[index] ?? 0;
    }
  }

  /** Followers on the same day may change too. Paths are short, so repeated marks are cheap. */
  private goOn(match: number): void {
    const day = this.dayOf(match);
    if (day >= 0) this.pushThoseOn(this.board.problem.match.followers, match, day, day);
  }

  private pushThoseOn(lists: Lists, index: number, oldDay: number, newDay: number): void {
    const to = at(lists.offsets, index + 1);
    for (let item = at(lists.offsets, index); item < to; item += 1) {
      const follower = at(lists.items, item);
      const day = this.dayOf(follower);
      if (day >= 0 && (day === oldDay || day === newDay)) this.queue.push(follower);
    }
  }

  private dayOf(match: number): number {
    const { slot } = this.board.problem;
    const place = at(this.board.slotOf, match);
    return place < slot.count ? at(slot.day, place) : -1;
  }

  private lengthAt(match: number): number {
    const { feeders } = this.board.problem.match;
    const day = this.dayOf(match);
    if (day < 0) return 0;
    let longest = 0;
    const to = at(feeders.offsets, match + 1);
    for (let item = at(feeders.offsets, match); item < to; item += 1) {
      const feeder = at(feeders.items, item);
      let length = 0;
      if (feeder < 0) length = this.matchesInGroup(-1 - feeder, day);
      else if (this.dayOf(feeder) === day) length = Math.max(1, at(this.board.pathLength, feeder));
      if (length > longest) longest = length;
    }
    return 1 + longest;
  }

  /** Maximal number of matches of a team in a group and those before it on a day. */
  private matchesInGroup(group: number, day: number): number {
    const { group: groups, team } = this.board.problem;
    let most = 0;
    const lastTeam = at(groups.teams.offsets, group + 1);
    for (let item = at(groups.teams.offsets, group); item < lastTeam; item += 1) {
      const player = at(groups.teams.items, item);
      let count = 0;
      const lastMatch = at(team.matches.offsets, player + 1);
      for (let own = at(team.matches.offsets, player); own < lastMatch; own += 1) {
        if (this.dayOf(at(team.matches.items, own)) === day) count += 1;
      }
      if (count > most) most = count;
    }
    let before = 0;
    const lastFeeder = at(groups.feeders.offsets, group + 1);
    for (let item = at(groups.feeders.offsets, group); item < lastFeeder; item += 1) {
      before = Math.max(before, this.matchesInGroup(at(groups.feeders.items, item), day));
    }
    return most + before;
  }
}
