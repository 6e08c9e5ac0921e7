import { type CompiledAppointments, forbidden } from './compile-appointments.ts';
import { at } from '../schedule/index.ts';

export const nobody = -1;

/** Tenths of a point. No pair is cheaper than a broken rule, so that no rule is broken for an appointment. */
const prices = { broken: 1500, without: 900 } as const;

/**
 * Appointments during the search, with incremental costs: the cost of a pair's day is recomputed, costs of
 * loads and of repeated teams change by one match.
 */
export class PairDays {
  readonly problem: CompiledAppointments;
  readonly pairOf: Int32Array;
  readonly #days: number[][];
  readonly #dayCost: Float64Array;
  readonly #dayBroken: Int32Array;
  readonly #load: Int32Array;
  readonly #met: Uint8Array;
  /** Cost of wishes, tenths of a point. */
  cost = 0;
  broken = 0;
  without: number;

  constructor(problem: CompiledAppointments) {
    this.problem = problem;
    const { length } = problem.pairs;
    this.pairOf = new Int32Array(problem.matches.length).fill(nobody);
    this.#days = Array.from({ length: length * problem.days }, () => []);
    this.#dayCost = new Float64Array(length * problem.days);
    this.#dayBroken = new Int32Array(length * problem.days);
    this.#load = new Int32Array(length);
    this.#met = new Uint8Array(length * problem.teamCount);
    this.without = problem.matches.length;
    for (let pair = 0; pair < length; pair += 1) this.cost += this.#loadCost(pair);
  }

  /** Objective of the search. */
  get total(): number {
    return this.cost + this.broken * prices.broken + this.without * prices.without;
  }

  loadOf(pair: number): number {
    return at(this.#load, pair);
  }

  /** Matches of a pair on the day of a match, in order of their starts. */
  dayOf(pair: number, match: number): readonly number[] {
    return this.#days[this.#place(pair, match)] ?? [];
  }

  isForbidden(match: number, pair: number): boolean {
    return at(this.problem.fit, match * this.problem.pairs.length + pair) >= forbidden;
  }

  /** Whether the pair of this match breaks a rule of travel, series or number of matches on its day. */
  isBrokenDay(match: number): boolean {
    const pair = at(this.pairOf, match);
    return pair !== nobody && at(this.#dayBroken, this.#place(pair, match)) > 0;
  }

  /** Appoints a pair to a match, or none. */
  give(match: number, pair: number): void {
    const before = at(this.pairOf, match);
    if (before === pair) return;
    if (before !== nobody) this.#leave(match, before);
    if (pair !== nobody) this.#lead(match, pair);
    this.pairOf[match] = pair;
  }

  #lead(match: number, pair: number): void {
    const { fit, pairs } = this.problem;
    const day = this.#days[this.#place(pair, match)] ?? [];
    let index = day.length;
    while (index > 0 && isBefore(this.problem, match, day[index - 1] ?? 0)) index -= 1;
    day.splice(index, 0, match);
    this.#move(match, pair, 1);
    const fitting = at(fit, match * pairs.length + pair);
    if (fitting >= forbidden) this.broken += 1;
    else this.cost += fitting;
  }

  #leave(match: number, pair: number): void {
    const { fit, pairs } = this.problem;
    const day = this.#days[this.#place(pair, match)] ?? [];
    day.splice(day.indexOf(match), 1);
    this.#move(match, pair, -1);
    const fitting = at(fit, match * pairs.length + pair);
    if (fitting >= forbidden) this.broken -= 1;
    else this.cost -= fitting;
  }

  #move(match: number, pair: number, step: 1 | -1): void {
    const { teams, teamCount, rules } = this.problem;
    this.without -= step;
    this.cost -= this.#loadCost(pair);
    this.#load[pair] = at(this.#load, pair) + step;
    this.cost += this.#loadCost(pair);
    for (const team of teams[match] ?? []) {
      const index = pair * teamCount + team;
      const times = this.#met[index] ?? 0;
      if ((step === 1 ? times : times - 1) >= 2) this.cost += step * rules.weights.thirdTime;
      this.#met[index] = times + step;
    }
    this.#count(this.#place(pair, match), pair);
  }

  #loadCost(pair: number): number {
    const off = at(this.#load, pair) * 10 - at(this.problem.share, pair);
    return Math.round((off * off * this.problem.rules.weights.load) / 100);
  }

  #count(place: number, pair: number): void {
    const { cost, broken } = dayCost(
      this.problem,
      this.#days[place] ?? [],
      at(this.problem.mostPerDay, pair),
    );
    this.cost += cost - (this.#dayCost[place] ?? 0);
    this.broken += broken - at(this.#dayBroken, place);
    this.#dayCost[place] = cost;
    this.#dayBroken[place] = broken;
  }

  #place(pair: number, match: number): number {
    return pair * this.problem.days + at(this.problem.day, match);
  }
}

function isBefore({ start, matches }: CompiledAppointments, one: number, other: number): boolean {
  const difference = at(start, one) - at(start, other);
  return difference === 0 ? (matches[one] ?? '') < (matches[other] ?? '') : difference < 0;
}

/** Cost of travel, series, waits and the number of matches of one pair on one day. */
function dayCost(
  { start, end, hall, halls, travel, rules }: CompiledAppointments,
  matches: readonly number[],
  most: number,
): { cost: number; broken: number } {
  const { weights } = rules;
  let cost = 0;
  let broken = Math.max(0, matches.length - most);
  let row = 1;
  for (let index = 1; index < matches.length; index += 1) {
    const [before, match] = [matches[index - 1] ?? 0, matches[index] ?? 0];
    const [from, to] = [at(hall, before), at(hall, match)];
    const gap = at(start, match) - at(end, before);
    if (from !== to) cost += weights.hallChange;
    if (gap < (from === to ? 0 : at(travel, from * halls + to) + rules.afterTravel)) broken += 1;
    row = gap < rules.pause ? row + 1 : 1;
    if (row > rules.mostInRow) broken += 1;
    cost += Math.max(0, Math.round(((gap - rules.longWait) * weights.wait) / 60));
  }
  return { cost, broken };
}
