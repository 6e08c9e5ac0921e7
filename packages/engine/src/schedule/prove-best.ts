import type { Board } from './board.ts';
import { type BoundOptions, type Bounded, isRegular, missingTo, raise, relax, unitOf } from './cost-bound.ts';
import { type Compiled, at, listAt, isSet } from './compiled.ts';
import { restore } from './load.ts';
import { Moves } from './moves.ts';
import { type Prices, type Relaxation, roundedUp } from './relaxation.ts';

/** What a proof has found. Costs in tenths of a point. */
interface Proof {
  /** A better plan than the known one; null: none was found. */
  readonly slotOf: Int32Array | null;
  readonly cost: number;
  /** No plan without broken rules costs less; equal to the cost: the plan is proven best. null: as in `costBound`. */
  readonly bound: number | null;
}

const noLimit = 1_000_000_000;
/** Larger plans get the bound alone. */
export const mostForProof = 60;
/** Share of the steps for the first prices, and again each time that places were removed. */
const priceShare = 0.15;
/** Prices are changed so often at each level of the search, by so much of the missing cost. */
const roundsPerNode = 4;
const stepOfNode = 0.15;

/**
 * Looks for the best plan by branch and bound, as far as the steps go. Places at which even the relaxed problem costs
 * too much are removed first; then one match after another gets a place.
 * @param known the cost of a plan without broken rules; Infinity: none is known
 */
export function proveBest(board: Board, options: BoundOptions): Proof {
  if (!isRegular(board)) return { slotOf: null, cost: options.known, bound: null };
  return new Search(board, options).run();
}

class Search {
  private readonly board: Board;
  private readonly bounded: Bounded;
  private readonly moves: Moves;
  private readonly unit: number;
  private readonly options: BoundOptions;
  private readonly free: number[];
  private readonly hasDirectWays: boolean;
  private cost: number;
  private slotOf: Int32Array | null = null;
  /** The least bound of the parts that were given up when the steps were used up. */
  private open = Infinity;
  private isStopped = false;

  constructor(board: Board, options: BoundOptions) {
    this.board = board;
    this.unit = unitOf(board.problem);
    this.options = options;
    this.cost = options.known;
    this.hasDirectWays = hasDirectWays(board.problem);
    this.bounded = relax(board);
    this.moves = new Moves(board);
    this.free = Array.from(board.slotOf.keys()).filter((match) => !isSet(board.locked, match));
  }

  run(): Proof {
    const { board, bounded, unit } = this;
    const { slot } = board.problem;
    const begin = board.slotOf.map((place, match) =>
      isSet(board.locked, match) ? place : slot.count + match,
    );
    const before = board.slotOf.slice();
    const isSmall = board.problem.match.count < mostForProof;
    this.raise(this.options.steps * (isSmall ? priceShare : 1));
    if (!this.isCut(bounded.value)) {
      restore(board, begin);
      if (isSmall && board.broken === board.unplacedCount) {
        this.narrow();
        if (!this.isCut(bounded.value)) this.branch();
      } else this.open = roundedUp(bounded.value, unit);
      restore(board, before);
    }
    const least = Math.min(this.cost, Math.max(roundedUp(bounded.value, unit), this.open));
    return { slotOf: this.slotOf, cost: this.cost, bound: least === Infinity ? null : least };
  }

  private get relaxation(): Relaxation {
    return this.bounded.relaxation;
  }

  private isOver(): boolean {
    const { steps, goesOn } = this.options;
    this.isStopped ||= this.relaxation.steps > steps || goesOn?.(this.relaxation.steps) === false;
    return this.isStopped;
  }

  private isCut(value: number): boolean {
    return roundedUp(value, this.unit) >= this.cost;
  }

  private raise(steps: number): void {
    raise(this.bounded, { ...this.options, known: this.cost, steps }, this.unit);
  }

  /** Removes places that are in no better plan, and raises the bound again while many are removed. */
  private narrow(): void {
    for (let round = 0; round < 4 && !this.isCut(this.bounded.value); round += 1) {
      const before = this.placesLeft();
      this.removePlaces();
      if (this.placesLeft() > before * 0.97) return;
      this.raise(this.options.steps * priceShare);
    }
  }

  private placesLeft(): number {
    return this.free.reduce((sum, match) => sum + (this.relaxation.domains[match]?.length ?? 0), 0);
  }

  private removePlaces(): void {
    const { value: total, ofTeams: costs } = this.relaxation.solve();
    for (const match of this.free) {
      const list = this.relaxation.domains[match] ?? new Int32Array();
      const left = list.filter((place) => !this.isCut(total + this.riseAt(match, place, costs)));
      this.relaxation.domains[match] = left;
    }
  }

  /** How much the relaxed problem costs more with a match in a place. */
  private riseAt(match: number, place: number, costs: Float64Array): number {
    const { relaxation } = this;
    const own = relaxation.domains[match] ?? new Int32Array();
    const teams = listAt(this.board.problem.match.teams, match);
    const before = teams.length === 0 ? relaxation.cheapestLoose(match).value : 0;
    relaxation.domains[match] = Int32Array.of(place);
    let rise = teams.length === 0 ? relaxation.cheapestLoose(match).value - before : 0;
    for (const team of teams) rise += relaxation.cheapestOf(team) - (costs[team] ?? 0);
    relaxation.domains[match] = own;
    return rise;
  }

  /** Gives the match with the fewest places each of them, the cheapest first. */
  private branch(): void {
    const { relaxation, board } = this;
    const between = this.costBetween();
    let best = relaxation.solve();
    let [now, prices] = [best, relaxation.prices()];
    for (let round = 0; round < roundsPerNode && !this.isCut(best.value + between); round += 1) {
      relaxation.move(now, stepOfNode * missingTo(this.cost - between, now.value));
      now = relaxation.solve();
      if (now.value > best.value) [best, prices] = [now, relaxation.prices()];
    }
    const total = best.value + between;
    if (this.isCut(total)) return;
    relaxation.setPrices(prices);
    if (board.unplacedCount > 0) this.branchOn(total, best.ofTeams, prices);
    else if (board.broken === 0 && board.cost < this.cost) {
      this.cost = board.cost;
      this.slotOf = board.slotOf.slice();
    }
  }

  private branchOn(total: number, ofTeams: Float64Array, prices: Prices): void {
    const { relaxation, board, moves } = this;
    const kept = relaxation.domains.slice();
    const left = this.cheapPlaces(total, ofTeams);
    for (const { match, places } of left) {
      const stays = new Set(places.map(({ place }) => place));
      relaxation.domains[match] = (kept[match] ?? new Int32Array()).filter((place) => stays.has(place));
    }
    const [{ match, places } = { match: -1, places: [] }] = left.toSorted(
      (a, b) => a.places.length - b.places.length,
    );
    for (const { place, value } of places) {
      if (this.isCut(value)) break;
      if (this.isOver()) {
        this.open = Math.min(this.open, roundedUp(value, this.unit));
        break;
      }
      if (!moves.try(match, place, noLimit)) continue;
      if (board.broken === board.unplacedCount) {
        const domain = relaxation.domains[match] ?? new Int32Array();
        relaxation.domains[match] = Int32Array.of(place);
        relaxation.taken[place] = 1;
        this.branch();
        relaxation.setPrices(prices);
        relaxation.domains[match] = domain;
        relaxation.taken[place] = 0;
      }
      moves.try(match, board.problem.slot.count + match, noLimit);
    }
    kept.forEach((list, one) => {
      relaxation.domains[one] = list;
    });
  }

  /** For each match without a place those places that may be part of a better plan, the cheapest first. */
  private cheapPlaces(total: number, ofTeams: Float64Array): Left[] {
    const { relaxation, board, moves } = this;
    return this.free
      .filter((match) => !board.isPlaced(match))
      .map((match) => ({
        match,
        places: Array.from(relaxation.domains[match] ?? [])
          .filter((place) => !isSet(relaxation.taken, place))
          .map((place) => ({ place, value: total + this.riseAt(match, place, ofTeams) }))
          .filter(({ place, value }) => !this.isCut(value) && (moves.price(match, place)?.broken ?? 1) <= -1)
          .toSorted((a, b) => a.value - b.value),
      }));
  }

  /** Costs of placed matches that the relaxed problem does not have: ways of the rounds, and coaches of possible teams. */
  private costBetween(): number {
    const { board, relaxation } = this;
    let cost = board.cost - board.unplacedPrice * board.unplacedCount;
    for (const one of board.teamCost) cost -= one;
    // A match between two others that a coach cannot both reach may otherwise make the cost smaller.
    if (!this.hasDirectWays) for (const one of board.coachCost) cost -= one;
    for (const match of board.slotOf.keys()) {
      if (board.isPlaced(match)) cost -= relaxation.wishesAt(match, at(board.slotOf, match));
    }
    return cost;
  }
}

interface Left {
  readonly match: number;
  readonly places: readonly { readonly place: number; readonly value: number }[];
}

/** Whether no way through a third hall is shorter. */
function hasDirectWays({ travel, names }: Compiled): boolean {
  const halls = [...names.halls.keys()];
  const way = (from: number, to: number): number => at(travel, from * halls.length + to);
  return halls.every((one) =>
    halls.every((other) => halls.every((third) => way(one, other) <= way(one, third) + way(third, other))),
  );
}
