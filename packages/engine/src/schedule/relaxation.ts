import { CheapestDays, type Places, type PricedDomain } from './cheapest-days.ts';
import { type Compiled, at, isSet, listAt } from './compiled.ts';
import { possibleWishCost } from './evaluate-chain.ts';

/** Float sums may be so much above the bound that they stand for. */
const rounding = 1e-6;
/** Teams with more matches count for nothing but the prices of their places. */
const mostMatches = 10;

/** The smallest cost that a plan without broken rules can have, as far as it is known. In tenths of a point. */
export interface Relaxed {
  readonly value: number;
  /** For each match of each team the place in the cheapest days of the team, in the order of `team.matches`. */
  readonly chosen: Int32Array;
  /** The least cost of each team. */
  readonly ofTeams: Float64Array;
}

/** Prices of a relaxed problem: of places, and of places of the matches with two teams. */
export interface Prices {
  readonly courts: Float64Array;
  readonly differences: readonly (Float64Array | undefined)[];
}

/**
 * The problem of the wishes with every team alone: each has its own copy of its matches, and all may be on the same
 * court at once. Prices of the courts, and prices for each start at which the two teams of a match differ, bring the
 * teams together (Lagrangian relaxation). For any prices the least total is at most the cost of every plan
 * that breaks no rule.
 */
export class Relaxation {
  readonly problem: Compiled;
  readonly places: Places;
  /** Places of each match, ordered by start. A place that is removed is in no better plan. */
  readonly domains: Int32Array[];
  /** Price of each place; matches of two teams share it. */
  readonly courts: Float64Array;
  /** For each match and place what its first team pays and its second one gets, by place. */
  private readonly differences: readonly (Float64Array | undefined)[];
  /** 1: another match is there, in a search that places one after another. */
  readonly taken: Uint8Array;
  private readonly days: CheapestDays;
  private isPriced = false;
  private readonly unpriced = new Map<
    string,
    { readonly value: number; readonly chosen: Int32Array; readonly steps: number }
  >();
  private saved = 0;
  private firstSteps = 0;
  /** Numbers of the lists that several matches share. */
  private readonly domainNames: ReadonlyMap<Int32Array, number>;
  /** Matches without a known team. */
  private readonly loose: readonly number[];

  constructor(problem: Compiled, { places, domains }: { places: Places; domains: Int32Array[] }) {
    const { match } = problem;
    this.problem = problem;
    this.places = places;
    this.domains = domains;
    this.domainNames = new Map([...new Set(domains)].map((list, index) => [list, index]));
    this.courts = new Float64Array(places.count);
    this.taken = new Uint8Array(places.count);
    this.days = new CheapestDays(problem, places);
    const all = Array.from(match.permission.keys());
    this.differences = all.map((one) =>
      listAt(match.teams, one).length > 1 ? new Float64Array(places.count) : undefined,
    );
    this.loose = all.filter((one) => listAt(match.teams, one).length === 0);
  }

  /** Steps of the evaluation so far, as a measure of time that is the same on every machine. */
  get steps(): number {
    return this.days.steps;
  }

  /** Steps of a solution with prices, which no team shares with another. */
  get stepsOfSolution(): number {
    return this.firstSteps;
  }

  /** The bound at the prices of now. Infinity: no plan keeps the rules. */
  solve(): Relaxed {
    const { team } = this.problem;
    const chosen = new Int32Array(team.matches.items.length).fill(-1);
    const before = this.days.steps;
    const ofTeams = Float64Array.from({ length: team.count }, (_, one) => this.cheapestOf(one, chosen));
    let value = ofTeams.reduce((sum, cost) => sum + cost, 0);
    this.firstSteps ||= this.days.steps - before + this.saved;
    for (const one of this.loose) value += this.cheapestLoose(one).value;
    for (let place = 0; place < this.places.count; place += 1) {
      value -= (this.courts[place] ?? 0) * at(this.places.capacity, place);
    }
    return { value, chosen, ofTeams };
  }

  /** The least cost of a team at the prices of now, and the places that it would take. */
  cheapestOf(team: number, chosen?: Int32Array): number {
    const { matches } = this.problem.team;
    const own = listAt(matches, team);
    if (own.length === 0) return 0;
    const name = this.isPriced ? null : this.nameOf(team, own);
    const known = name === null ? undefined : this.unpriced.get(name);
    if (known) {
      this.saved += known.steps;
      chosen?.set(known.chosen, at(matches.offsets, team));
      return known.value;
    }
    const before = this.days.steps;
    const value = this.solveTeam(team, own, chosen);
    if (name !== null && chosen && value < Infinity) {
      const places = chosen.slice(at(matches.offsets, team), at(matches.offsets, team + 1));
      this.unpriced.set(name, { value, chosen: places, steps: this.days.steps - before });
    }
    return value;
  }

  /** Before any price, teams with the same rules and the same places cost the same. null: it has wishes of its own. */
  private nameOf(team: number, own: Int32Array): string | null {
    const { team: teams, match, weights } = this.problem;
    const hasWishes = own.some((one) => match.wishers.offsets[one] !== match.wishers.offsets[one + 1]);
    if (hasWishes && weights.wish > 0) return null;
    const places = own.map((one) => this.domainNames.get(this.domains[one] ?? new Int32Array()) ?? -1);
    if (places.includes(-1)) return null;
    const durations = own.map((one) => at(match.duration, one));
    const limits = [teams.rest, teams.maxPerDay, teams.notBefore, teams.notAfter].map((list) =>
      at(list, team),
    );
    return [...limits, ...places, ...durations].join(' ');
  }

  private solveTeam(team: number, own: Int32Array, chosen?: Int32Array): number {
    const { matches } = this.problem.team;
    const domains = Array.from(own, (match) => this.pricedDomain(team, match));
    if (own.length > mostMatches) return this.withoutDays(team, domains, chosen);
    const value = this.days.solve(team, domains);
    if (chosen && value < Infinity)
      chosen.set(this.days.chosen.subarray(0, own.length), at(matches.offsets, team));
    return value;
  }

  /** The least price of a match without known teams. */
  cheapestLoose(match: number): { readonly value: number; readonly place: number } {
    let best = { value: Infinity, place: -1 };
    for (const place of this.freePlaces(match)) {
      const value = (this.courts[place] ?? 0) + this.wishesAt(match, place);
      if (value < best.value) best = { value, place };
    }
    return best;
  }

  /** Moves the prices to where teams disagree, and to courts that too many want. */
  move({ chosen }: Relaxed, missing: number): void {
    const { slopes, square } = this.slopesOf(chosen);
    this.isPriced = true;
    if (square === 0) return;
    const step = missing / square;
    for (const [match, place, slope] of slopes.differences) {
      const prices = this.differences[match];
      if (prices) prices[place] = (prices[place] ?? 0) + step * slope;
    }
    slopes.courts.forEach((slope, place) => {
      if (slope !== 0) this.courts[place] = Math.max(0, (this.courts[place] ?? 0) + step * slope);
    });
  }

  /** The prices of now, to come back to them. */
  prices(): Prices {
    return { courts: this.courts.slice(), differences: this.differences.map((list) => list?.slice()) };
  }

  setPrices({ courts, differences }: Prices): void {
    this.courts.set(courts);
    differences.forEach((list, match) => {
      if (list) this.differences[match]?.set(list);
    });
  }

  private withoutDays(team: number, domains: readonly PricedDomain[], chosen?: Int32Array): number {
    let value = 0;
    domains.forEach(({ places, prices }, index) => {
      const least = prices.reduce((one, price) => Math.min(one, price), Infinity);
      value += least;
      const at0 = at(this.problem.team.matches.offsets, team) + index;
      if (chosen) chosen[at0] = at(places, prices.indexOf(least));
    });
    return value;
  }

  private pricedDomain(team: number, match: number): PricedDomain {
    const { problem, courts } = this;
    const teams = listAt(problem.match.teams, match);
    const differences = this.differences[match];
    const sign = team === Math.min(...teams) ? 1 : -1;
    const share = 1 / teams.length;
    const places = this.freePlaces(match);
    const [notBefore, notAfter] = [at(problem.team.notBefore, team), at(problem.team.notAfter, team)];
    const duration = at(problem.match.duration, match);
    const prices = Float64Array.from(places, (place) => {
      const start = at(this.places.start, place);
      const isMissed = start < notBefore || start + duration > notAfter;
      const shared = (courts[place] ?? 0) + this.wishesAt(match, place);
      const own = isMissed ? problem.weights.wish : 0;
      return own + shared * share + sign * (differences?.[place] ?? 0);
    });
    return { match, places, prices };
  }

  private freePlaces(match: number): Int32Array {
    const places = this.domains[match] ?? new Int32Array();
    return places.length === 1 ? places : places.filter((place) => !isSet(this.taken, place));
  }

  wishesAt(match: number, place: number): number {
    return possibleWishCost(this.problem, match, at(this.places.start, place));
  }

  /** Where the choices of the teams break what was relaxed. */
  private slopesOf(chosen: Int32Array): {
    readonly slopes: {
      readonly differences: readonly [number, number, number][];
      readonly courts: Float64Array;
    };
    readonly square: number;
  } {
    const { team, match } = this.problem;
    const used = new Float64Array(this.places.count);
    const differences: [number, number, number][] = [];
    const placesOf = Array.from(match.permission.keys(), (): number[] => []);
    team.matches.items.forEach((one, item) => placesOf[one]?.push(at(chosen, item)));
    for (const one of this.loose) placesOf[one]?.push(this.cheapestLoose(one).place);
    let square = 0;
    placesOf.forEach((list, one) => {
      for (const place of list) used[place] = (used[place] ?? 0) + 1 / list.length;
      const [first, second] = list;
      if (first === undefined || second === undefined || first === second) return;
      differences.push([one, first, 1], [one, second, -1]);
      square += 2;
    });
    const courts = used.map((count, place) => {
      const slope = count - at(this.places.capacity, place);
      return slope < 0 && this.courts[place] === 0 ? 0 : slope;
    });
    for (const slope of courts) square += slope * slope;
    return { slopes: { differences, courts }, square };
  }
}

/** A bound as a whole number of tenths: costs are multiples of `unit`. */
export function roundedUp(value: number, unit: number): number {
  return Math.max(0, Math.ceil((value - rounding) / unit) * unit);
}
