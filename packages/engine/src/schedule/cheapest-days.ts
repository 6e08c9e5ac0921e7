import { type Compiled, at } from './compiled.ts';
import { minutesOfDay, wishLimits } from './input.ts';

const { lunchFrom, lunchTo, lunchNeeds, comfort, longWait } = wishLimits;

/** Where matches may be in a relaxed problem: slots, or only the starts, where a hall is -1. Ordered by start. */
export interface Places {
  readonly count: number;
  readonly start: Int32Array;
  readonly hall: Int32Array;
  /** Matches that can begin there. */
  readonly capacity: Int32Array;
}

/** The places of one match of a team, ordered by start, and what each of them costs by itself. */
export interface PricedDomain {
  readonly match: number;
  readonly places: Int32Array;
  readonly prices: Float64Array;
}

/** Matches of a day in the order of play, as far as they matter: which ones, and which is the last. */
interface Pair {
  readonly mask: number;
  readonly last: number;
  readonly size: number;
}

/** Lunch of a day so far: no match at that time, no free hour yet, or nothing more to be decided. */
const [untouched, withoutLunch, decided] = [0, 1, 2];
const kinds = 3;

/**
 * The least that the days of one team cost if it were alone, with a price for each place: rests, ways, matches in a
 * day and wishes as in `evaluateTeam`, except rests and wishes of the night.
 */
export class CheapestDays {
  /** Place of each match of the last result. */
  readonly chosen = new Int32Array(16);
  /** States and places that were looked at so far. */
  steps = 0;
  private readonly problem: Compiled;
  private readonly places: Places;
  private value = new Float64Array(1024);
  private from = new Int32Array(1024);
  private readonly knownPairs = new Map<number, readonly Pair[]>();

  constructor(problem: Compiled, places: Places) {
    this.problem = problem;
    this.places = places;
  }

  /** Infinity: its matches do not fit into its days. */
  solve(team: number, domains: readonly PricedDomain[]): number {
    const most = Math.min(domains.length, at(this.problem.team.maxPerDay, team));
    const full = (1 << domains.length) - 1;
    const days: Day[] = [];
    let base = 0;
    for (let day = 0; day < this.problem.days; day += 1) {
      const found = this.layOut(day, domains, most, base);
      base = found.end;
      days.push(found);
    }
    this.reserve(base);
    this.steps += base + days.length * 3 ** domains.length;
    let total = new Float64Array(full + 1).fill(Infinity);
    total[0] = 0;
    const parts: Int32Array[] = [];
    for (const day of days) {
      this.playDay(team, day, domains, full);
      const { after, part } = joined(total, day.least, full);
      total = after;
      parts.push(part);
    }
    const least = total[full] ?? Infinity;
    if (least < Infinity) this.trace(days, parts, domains, full);
    return least;
  }

  private layOut(day: number, domains: readonly PricedDomain[], most: number, base: number): Day {
    const [morning, night] = [day * minutesOfDay, (day + 1) * minutesOfDay];
    const from = domains.map(({ places }) => firstFrom(this.places.start, places, morning));
    const to = domains.map(({ places }) => firstFrom(this.places.start, places, night));
    const pairs = this.pairsOf(domains.length, most);
    const offsets = new Int32Array(pairs.length);
    let end = base;
    pairs.forEach(({ last }, index) => {
      offsets[index] = end;
      end += ((to[last] ?? 0) - (from[last] ?? 0)) * kinds;
    });
    const masks = 1 << domains.length;
    return {
      from,
      to,
      pairs,
      offsets,
      base,
      end,
      least: new Float64Array(masks).fill(Infinity),
      leastAt: new Int32Array(masks),
    };
  }

  private reserve(size: number): void {
    if (this.value.length < size) {
      this.value = new Float64Array(size * 2);
      this.from = new Int32Array(size * 2);
    }
    this.value.fill(Infinity, 0, size);
  }

  /** The least cost of each set of matches on a day. */
  private playDay(team: number, day: Day, domains: readonly PricedDomain[], full: number): void {
    const { weights } = this.problem;
    day.least[0] = 0;
    const indexOf = indexOfPairs(day.pairs, domains.length);
    day.pairs.forEach((pair, index) => {
      const domain = domains[pair.last];
      if (!domain) return;
      const [from, to] = [day.from[pair.last] ?? 0, day.to[pair.last] ?? 0];
      if (pair.size === 1) this.begin(domain, from, to, at(day.offsets, index));
      const duration = at(this.problem.match.duration, domain.match);
      for (let own = from; own < to; own += 1) {
        const place = at(domain.places, own);
        const end = at(this.places.start, place) + duration;
        const late = Math.max(lunchFrom, (at(this.places.start, place) % minutesOfDay) + duration);
        for (let kind = 0; kind < kinds; kind += 1) {
          const state = at(day.offsets, index) + (own - from) * kinds + kind;
          const value = this.value[state] ?? Infinity;
          if (value === Infinity) continue;
          const isHungry = kind === withoutLunch && lunchTo - late < lunchNeeds;
          const whole = value + (isHungry ? weights.lunch : 0);
          if (whole < (day.least[pair.mask] ?? Infinity)) {
            day.least[pair.mask] = whole;
            day.leastAt[pair.mask] = state;
          }
          for (let next = 0; next < domains.length; next += 1) {
            const mask = pair.mask | (1 << next);
            const target = mask === pair.mask ? -1 : at(indexOf, mask * domains.length + next);
            if (target < 0 || mask > full) continue;
            const step = { team, place, end, late, kind, state, value, size: pair.size + 1 };
            this.follow(step, domains[next], day.from[next] ?? 0, day.to[next] ?? 0, at(day.offsets, target));
          }
        }
      }
    });
  }

  /** The first match of a day. */
  private begin(domain: PricedDomain, from: number, to: number, offset: number): void {
    const duration = at(this.problem.match.duration, domain.match);
    for (let own = from; own < to; own += 1) {
      const start = at(this.places.start, at(domain.places, own)) % minutesOfDay;
      const isTouching = start + duration > lunchFrom && start < lunchTo;
      const kind = !isTouching ? untouched : start - lunchFrom >= lunchNeeds ? decided : withoutLunch;
      const state = offset + (own - from) * kinds + kind;
      this.value[state] = domain.prices[own] ?? 0;
      this.from[state] = -1;
    }
  }

  /** All places of the next match after a state. */
  private follow(
    step: Step,
    domain: PricedDomain | undefined,
    from: number,
    to: number,
    offset: number,
  ): void {
    if (!domain) return;
    const { weights, team, match, travel, names, buffers } = this.problem;
    const { start: starts, hall: halls } = this.places;
    const rest = at(team.rest, step.team);
    const third = step.size === 3 ? weights.thirdInDay : 0;
    const duration = at(match.duration, domain.match);
    const hall = at(halls, step.place);
    let own = firstFrom(starts, domain.places, step.end + rest, from, to);
    this.steps += to - own;
    for (; own < to; own += 1) {
      const place = at(domain.places, own);
      const pause = at(starts, place) - step.end;
      let value = step.value + third + (domain.prices[own] ?? 0);
      const other = at(halls, place);
      if (other !== hall) {
        const way = at(travel, hall * names.halls.length + other);
        if (pause < way + buffers.afterTravel) continue;
        value += weights.hallChange + way * weights.travelPerMinute;
      }
      if (pause < rest + comfort) value += weights.shortRest;
      if (pause > longWait) value += (Math.trunc((pause - longWait) / 30) + 1) * weights.longWaitPer30;
      const start = at(starts, place) % minutesOfDay;
      let { kind } = step;
      if (kind !== decided && start < lunchTo && start + duration > lunchFrom) {
        kind = start - step.late >= lunchNeeds ? decided : withoutLunch;
      } else if (kind === withoutLunch) {
        if (lunchTo - step.late < lunchNeeds) value += weights.lunch;
        kind = decided;
      }
      const state = offset + (own - from) * kinds + kind;
      if (value < (this.value[state] ?? Infinity)) {
        this.value[state] = value;
        this.from[state] = step.state;
      }
    }
  }

  private trace(
    days: readonly Day[],
    parts: readonly Int32Array[],
    domains: readonly PricedDomain[],
    full: number,
  ): void {
    let mask = full;
    for (let index = days.length - 1; index >= 0; index -= 1) {
      const day = days[index];
      const part = parts[index]?.[mask] ?? 0;
      mask ^= part;
      if (!day || part === 0) continue;
      for (let state = at(day.leastAt, part); state >= 0; state = at(this.from, state)) {
        let pair = day.pairs.length - 1;
        while (at(day.offsets, pair) > state) pair -= 1;
        const last = day.pairs[pair]?.last ?? 0;
        const own = (day.from[last] ?? 0) + Math.trunc((state - at(day.offsets, pair)) / kinds);
        this.chosen[last] = at(domains[last]?.places ?? new Int32Array(), own);
      }
    }
  }

  /** All sets of at most so many matches with each of their matches as the last one, small ones first. */
  private pairsOf(count: number, most: number): readonly Pair[] {
    const known = this.knownPairs.get(count * 100 + most);
    if (known) return known;
    const pairs: Pair[] = [];
    for (let mask = 1; mask < 1 << count; mask += 1) {
      const members = Array.from({ length: count }, (_, one) => one).filter((one) => mask & (1 << one));
      if (members.length > most) continue;
      for (const last of members) pairs.push({ mask, last, size: members.length });
    }
    const sorted = pairs.toSorted((a, b) => a.size - b.size);
    this.knownPairs.set(count * 100 + most, sorted);
    return sorted;
  }
}

interface Day {
  /** For each match of the team, its places on this day. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly pairs: readonly Pair[];
  /** The first state of each pair. */
  readonly offsets: Int32Array;
  readonly base: number;
  readonly end: number;
  readonly least: Float64Array;
  readonly leastAt: Int32Array;
}

interface Step {
  readonly team: number;
  readonly place: number;
  /** End of the last match, and the time of day from which lunch may be free. */
  readonly end: number;
  readonly late: number;
  readonly kind: number;
  readonly state: number;
  readonly value: number;
  readonly size: number;
}

/** The first place of a list that begins at a minute or later. */
function firstFrom(
  starts: Int32Array,
  places: Int32Array,
  minute: number,
  from = 0,
  to = places.length,
): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(starts, at(places, middle)) < minute) low = middle + 1;
    else high = middle;
  }
  return low;
}

function indexOfPairs(pairs: readonly Pair[], count: number): Int32Array {
  const found = new Int32Array(count << count).fill(-1);
  pairs.forEach(({ mask, last }, index) => {
    found[mask * count + last] = index;
  });
  return found;
}

/** Adds a day: the least cost of each set, and the part of it on that day. */
function joined(
  before: Float64Array,
  least: Float64Array,
  full: number,
): { readonly after: Float64Array<ArrayBuffer>; readonly part: Int32Array } {
  const after = new Float64Array(full + 1).fill(Infinity);
  const part = new Int32Array(full + 1);
  for (let mask = 0; mask <= full; mask += 1) {
    for (let own = mask; ; own = (own - 1) & mask) {
      const cost = (before[mask ^ own] ?? Infinity) + (least[own] ?? Infinity);
      if (cost < (after[mask] ?? Infinity)) {
        after[mask] = cost;
        part[mask] = own;
      }
      if (own === 0) break;
    }
  }
  return { after, part };
}
