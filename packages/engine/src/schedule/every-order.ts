import { type Compiled, at, listAt } from './compiled.ts';
import { minutesOfDay } from './input.ts';
import { type Windows, slotsInWindows } from './windows.ts';

/** Larger plans have too many orders. */
const mostMatches = 60;
/** A number of steps, not of seconds, so that every machine says the same. */
const mostSteps = 100_000;

/**
 * Goes through the starts in the order of time and tries each match, or none, at each of them. It knows rests, ways, matches
 * of a team in a day, and which match waits for which; other rules are left out, which only allows more.
 * @returns true: no order gives each match a start, so that no plan exists. false: one does, or the steps were used up.
 */
export function hasNoOrder(problem: Compiled, windows: Windows): boolean {
  if (problem.match.count === 0 || problem.match.count >= mostMatches) return false;
  return new Orders(problem, windows).run();
}

/** The last match of a team so far, by the index of its start in the order of time. */
interface Last {
  readonly slot: number;
  readonly match: number;
  readonly inDay: number;
}

class Orders {
  private readonly problem: Compiled;
  private readonly windows: Windows;
  private readonly slots: readonly number[];
  private readonly allows: readonly ReadonlySet<number>[];
  private readonly order: readonly number[];
  private readonly isPlaced: Uint8Array;
  private readonly last: (Last | null)[];
  private readonly open: Int32Array;
  /** At team × (starts + 1) + index: the most matches that the team can begin from that start on. */
  private readonly room: Int32Array;
  private readonly failed = new Set<string>();
  private left: number;
  private steps = 0;

  constructor(problem: Compiled, windows: Windows) {
    const { match, team, slot } = problem;
    const places = slotsInWindows(problem, windows);
    this.problem = problem;
    this.windows = windows;
    this.allows = places.map((list) => new Set(list));
    this.slots = [...new Set(places.flatMap((list) => [...list]))].toSorted(
      (a, b) => at(slot.start, a) - at(slot.start, b) || a - b,
    );
    this.order = [...places.keys()].toSorted((a, b) => at(windows.latest, a) - at(windows.latest, b));
    this.isPlaced = new Uint8Array(match.count);
    this.last = Array.from({ length: team.count }, () => null);
    this.open = Int32Array.from(this.last, (_, one) => listAt(team.matches, one).length);
    this.left = match.count;
    this.room = this.rooms();
  }

  run(): boolean {
    return !this.fits(0) && this.steps <= mostSteps;
  }

  /** Whether the matches that are left may fit from a start on; also true once the steps are used up. */
  private fits(index: number): boolean {
    if (this.left === 0) return true;
    this.steps += 1;
    if (this.steps > mostSteps) return true;
    if (!this.canFit(index)) return false;
    const state = this.stateAt(index);
    if (this.failed.has(state)) return false;
    for (const match of this.order) {
      if (this.mayBegin(match, index) && this.fitsWith(match, index)) return true;
    }
    if (this.fits(index + 1)) return true;
    this.failed.add(state);
    return false;
  }

  private fitsWith(match: number, index: number): boolean {
    const teams = listAt(this.problem.match.teams, match);
    const before = Array.from(teams, (team) => this.last[team] ?? null);
    const slot = this.slots[index] ?? 0;
    for (const team of teams) {
      this.last[team] = { slot, match, inDay: this.inDay(team, slot) + 1 };
      this.open[team] = at(this.open, team) - 1;
    }
    this.isPlaced[match] = 1;
    this.left -= 1;
    const found = this.fits(index + 1);
    this.left += 1;
    this.isPlaced[match] = 0;
    teams.forEach((team, one) => {
      this.last[team] = before[one] ?? null;
      this.open[team] = at(this.open, team) + 1;
    });
    return found;
  }

  private startAt(index: number): number {
    const slot = this.slots[index];
    return slot === undefined ? Infinity : at(this.problem.slot.start, slot);
  }

  private inDay(team: number, slot: number): number {
    const { start } = this.problem.slot;
    const last = this.last[team];
    const dayOf = (one: number): number => Math.floor(at(start, one) / minutesOfDay);
    return last && dayOf(last.slot) === dayOf(slot) ? last.inDay : 0;
  }

  private canFit(index: number): boolean {
    const { open, room, slots, isPlaced, windows } = this;
    if (this.left > slots.length - index) return false;
    const start = this.startAt(index);
    // By their latest start, so that the first one that is open has the least time.
    const next = this.order.find((match) => isPlaced[match] === 0);
    if (next !== undefined && at(windows.latest, next) < start) return false;
    return open.every((count, team) => count <= at(room, team * (slots.length + 1) + index));
  }

  private mayBegin(match: number, index: number): boolean {
    const { match: matches, group, team } = this.problem;
    const slot = this.slots[index] ?? 0;
    if (this.isPlaced[match] === 1 || !this.allows[match]?.has(slot)) return false;
    const isReady = (feeder: number): boolean =>
      feeder >= 0
        ? this.isPlaced[feeder] === 1
        : listAt(group.matches, -1 - feeder).every((one) => this.isPlaced[one] === 1);
    return (
      listAt(matches.feeders, match).every((feeder) => isReady(feeder)) &&
      listAt(matches.teams, match).every(
        (one) => this.isRested(one, slot) && this.inDay(one, slot) < at(team.maxPerDay, one),
      )
    );
  }

  private isRested(team: number, slot: number): boolean {
    const { travel, buffers, names, slot: slots, team: teams, match } = this.problem;
    const last = this.last[team];
    if (!last) return true;
    const [from, to] = [at(slots.hall, last.slot), at(slots.hall, slot)];
    const way = from === to ? 0 : at(travel, from * names.halls.length + to) + buffers.afterTravel;
    const end = at(slots.start, last.slot) + at(match.duration, last.match);
    return at(slots.start, slot) - end >= Math.max(at(teams.rest, team), way);
  }

  /** What the matches that are left depend on. */
  private stateAt(index: number): string {
    const { match, slot } = this.problem;
    const start = this.startAt(index);
    const lasts = this.last.map((last, team) => {
      if (!last || at(this.open, team) === 0) return '';
      const free =
        at(slot.start, last.slot) + at(match.duration, last.match) + at(match.longestPause, last.match);
      const inDay = this.inDay(team, this.slots[index] ?? 0);
      return free > start ? `${last.slot} ${at(match.duration, last.match)} ${last.inDay}` : `${inDay}`;
    });
    return `${index}|${this.isPlaced.join('')}|${lasts.join()}`;
  }

  /** The first start of each team as early as possible, and each next one after a match and a rest. */
  private rooms(): Int32Array {
    const { team, match } = this.problem;
    const width = this.slots.length + 1;
    const room = new Int32Array(team.count * width);
    for (let one = 0; one < team.count; one += 1) {
      const own = listAt(team.matches, one);
      const cycle = Math.min(...own.map((each) => at(match.duration, each))) + at(team.rest, one);
      for (let index = 0; index < this.slots.length; index += 1) {
        room[one * width + index] = this.roomFrom(index, { own, cycle, most: at(team.maxPerDay, one) });
      }
    }
    return room;
  }

  private roomFrom(index: number, { own, cycle, most }: Own): number {
    let [count, inDay, day, free] = [0, 0, -1, 0];
    for (const slot of this.slots.slice(index)) {
      const start = at(this.problem.slot.start, slot);
      if (start < free || !own.some((match) => this.allows[match]?.has(slot))) continue;
      const today = Math.floor(start / minutesOfDay);
      if (today !== day) [day, inDay] = [today, 0];
      if (inDay === most) continue;
      [count, inDay, free] = [count + 1, inDay + 1, start + cycle];
    }
    return count;
  }
}

interface Own {
  readonly own: Int32Array;
  readonly cycle: number;
  readonly most: number;
}
