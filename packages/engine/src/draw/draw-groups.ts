import { type Result, failure } from '../problem/index.ts';
import { type Random, acceptableRise, exponential, logarithm, randomOf, shuffled } from '../random/index.ts';
import { cheapestDraw } from './cheapest-draw.ts';
import { type DrawRules, type DrawTeam, type DrawnGroups, forbiddenCost } from './draw-input.ts';
import { lowerBound, pairCost } from './pair-cost.ts';

export interface Draw {
  readonly seed: number;
  readonly groups: DrawnGroups;
  /** Points; a forbidden pair costs more than everything else. */
  readonly cost: number;
  /** No draw costs less; equal to the cost: none is better. */
  readonly lowerBound: number;
}

export interface DrawOptions {
  readonly seed: number;
  /** Maximal number of exchanges, and of partial draws of the exact search after them; both end at the lower bound. */
  readonly moves: number;
}

const [hot, cold] = [8, 0.15];
const movesPerStep = 500;

/**
 * Draws teams into groups pot by pot, then exchanges teams of one pot to minimise the cost, and searches exactly. The same seed and
 * the same teams in the same order always give the same draw.
 * @param sizes of the groups; a group of three takes from the pots 0, 1 and 2
 * @returns problem `draw.potsDoNotFit` if the numbers of a pot's teams and of the groups that take from it
 * differ, and
 *
 * `draw.pinContradiction` if two pins of a pot have the same group
 */
export function drawGroups(
  teams: readonly DrawTeam[],
  sizes: readonly number[],
  rules: DrawRules,
  { seed, moves }: DrawOptions,
): Result<Draw> {
  const problem = checkPots(teams, sizes);
  if (problem) return problem;
  const random = randomOf(seed);
  const table = new DrawTable(teams, sizes, rules, random);
  const bound = lowerBound(teams, sizes.length, rules);
  let best = table.groups();
  let bestCost = table.cost;
  const cooling = exponential(logarithm(cold / hot) / Math.max(1, moves / movesPerStep));
  let temperature = hot;
  for (let move = 0; move < moves && bestCost > bound; move += 1) {
    if (move % movesPerStep === 0) temperature *= cooling;
    table.exchangeSome(random, temperature);
    if (table.cost >= bestCost) continue;
    bestCost = table.cost;
    best = table.groups();
  }
  const found = cheapestDraw(teams, sizes, rules, {
    known: bestCost,
    nodes: Math.min(moves, nodesFor(teams.length * sizes.length)),
  });
  const groups = found.groupOf === null ? best : groupsOf(teams, sizes, found.groupOf);
  return { ok: true, value: { seed, groups, cost: found.cost, lowerBound: Math.max(bound, found.bound) } };
}

function groupsOf(
  teams: readonly DrawTeam[],
  sizes: readonly number[],
  groupOf: readonly number[],
): DrawnGroups {
  const pots = Math.max(...sizes);
  return sizes.map((_, group) => {
    const row: (string | null)[] = Array.from({ length: pots }, () => null);
    for (const [index, { pot, id }] of teams.entries()) if (groupOf[index] === group) row[pot] = id;
    return row;
  });
}

/** The cost that no draw is below: that of the cheapest draw where the groups are small. */
export function drawBound(teams: readonly DrawTeam[], sizes: readonly number[], rules: DrawRules): number {
  const nodes = nodesFor(teams.length * sizes.length);
  const { bound } = cheapestDraw(teams, sizes, rules, { known: Infinity, nodes });
  return Math.max(bound, lowerBound(teams, sizes.length, rules));
}

/** A partial draw takes the more time, the more teams and groups there are: all together some tenths of a second. */
function nodesFor(places: number): number {
  return Math.floor(6_000_000 / Math.max(1, places));
}

function checkPots(teams: readonly DrawTeam[], sizes: readonly number[]): Result<never> | null {
  const pots = Math.max(...sizes, ...teams.map(({ pot }) => pot + 1));
  for (let pot = 0; pot < pots; pot += 1) {
    const inPot = teams.filter((team) => team.pot === pot);
    const taking = sizes.filter((size) => size > pot).length;
    if (inPot.length !== taking) {
      return failure('draw.potsDoNotFit', { pot, teams: inPot.length, groups: taking });
    }
    const pinned = inPot.flatMap(({ pin }) => (pin ? [pin.group] : []));
    const twice = pinned.find(
      (group, index) => pinned.indexOf(group) !== index || (sizes[group] ?? 0) <= pot,
    );
    if (twice !== undefined) return failure('draw.pinContradiction', { pot, group: twice });
  }
  return null;
}

/** Teams by group during the search. A forbidden place costs as much as a forbidden pair. */
class DrawTable {
  cost = 0;
  private readonly teams: readonly DrawTeam[];
  private readonly sizes: readonly number[];
  private readonly pairs: Int32Array;
  private readonly groupOf: Int32Array;
  private readonly members: number[][];
  private readonly movable: number[];
  private readonly potMates: number[][];

  constructor(teams: readonly DrawTeam[], sizes: readonly number[], rules: DrawRules, random: Random) {
    this.teams = teams;
    this.sizes = sizes;
    this.pairs = Int32Array.from({ length: teams.length ** 2 }, (_, index) => {
      const [one, other] = [teams[Math.floor(index / teams.length)], teams[index % teams.length]];
      return one && other && one !== other ? pairCost(one, other, rules) : 0;
    });
    this.groupOf = this.firstGroups(random);
    this.members = sizes.map((_, group) =>
      [...this.groupOf.keys()].filter((team) => this.groupOf[team] === group),
    );
    this.movable = [...teams.keys()].filter((team) => teams[team]?.pin === undefined);
    this.potMates = teams.map(({ pot }) => this.movable.filter((mate) => teams[mate]?.pot === pot));
    for (const team of teams.keys()) this.cost += this.costIn(team, this.groupOf[team] ?? 0, -1);
    this.cost = (this.cost + this.forbiddenPlaces()) / 2;
  }

  groups(): DrawnGroups {
    return groupsOf(this.teams, this.sizes, [...this.groupOf]);
  }

  /** Tries to exchange two teams of a pot. */
  exchangeSome(random: Random, temperature: number): void {
    const one = this.movable[random.below(this.movable.length)] ?? 0;
    const mates = this.potMates[one] ?? [];
    const other = mates[random.below(mates.length)] ?? one;
    const [from, to] = [this.groupOf[one] ?? 0, this.groupOf[other] ?? 0];
    if (from === to) return;
    const rise =
      this.costIn(one, to, other) +
      this.costIn(other, from, one) -
      this.costIn(one, from, -1) -
      this.costIn(other, to, -1);
    if (rise > acceptableRise(temperature, random)) return;
    this.replace(from, one, other);
    this.replace(to, other, one);
    this.groupOf[one] = to;
    this.groupOf[other] = from;
    this.cost += rise;
  }

  private firstGroups(random: Random): Int32Array {
    const groupOf = new Int32Array(this.teams.length);
    const pots = new Set(this.teams.map(({ pot }) => pot));
    for (const pot of [...pots].toSorted((a, b) => a - b)) {
      const inPot = [...this.teams.entries()].filter(([, team]) => team.pot === pot);
      const pinned = new Set(inPot.flatMap(([, { pin }]) => (pin ? [pin.group] : [])));
      const free = [...this.sizes.keys()].filter(
        (group) => (this.sizes[group] ?? 0) > pot && !pinned.has(group),
      );
      const drawn = shuffled(free, random);
      for (const [index, { pin }] of inPot) groupOf[index] = pin?.group ?? drawn.pop() ?? 0;
    }
    return groupOf;
  }

  /** Cost of a team in a group without one of its members. */
  private costIn(team: number, group: number, without: number): number {
    let cost = this.teams[team]?.notIn?.includes(group) ? forbiddenCost : 0;
    for (const member of this.members[group] ?? []) {
      if (member !== team && member !== without) cost += this.pairs[team * this.teams.length + member] ?? 0;
    }
    return cost;
  }

  /** Pairs are counted from both sides, places once. */
  private forbiddenPlaces(): number {
    const wrong = this.teams.filter(({ notIn }, team) => notIn?.includes(this.groupOf[team] ?? 0));
    return wrong.length * forbiddenCost;
  }

  private replace(group: number, leaving: number, coming: number): void {
    const members = this.members[group];
    if (members) members[members.indexOf(leaving)] = coming;
  }
}
