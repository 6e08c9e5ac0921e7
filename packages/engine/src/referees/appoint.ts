import { type Random, acceptableRise, exponential, logarithm, randomOf } from '../random/index.ts';
import { at } from '../schedule/index.ts';
import { type CompiledAppointments, compileAppointments } from './compile-appointments.ts';
import type { AppointmentInput, Appointments } from './input.ts';
import { PairDays, nobody } from './pair-days.ts';

export interface AppointOptions {
  readonly seed: number;
  /**
   * Maximal number of changes that are tried, so that a seed gives the same appointments on every machine.
   */
  readonly moves: number;
  /** Appointments that must not change. */
  readonly keep: Appointments;
}

export interface Appointed {
  /** All of `keep`, and a pair for every other match if no rule is broken by it. */
  readonly appointments: Appointments;
  /** Number of matches without a pair. */
  readonly without: number;
  /** Cost of missed wishes, in tenths of a point. */
  readonly cost: number;
}

/** Temperatures in tenths of a point. */
const hot = 200;
const cold = 2;
const movesPerStep = 1000;
/** Shares of 256 turns: matches without a pair, pairs that are in the hall anyway, and exchanges. */
const [withoutShare, besideShare, exchangeShare] = [32, 128, 180];

/**
 * Pairs for matches: fair loads, levels, few changes of halls. Simulated annealing from a greedy
 * construction. The result breaks no rule that `keep` does not break already.
 */
export function appoint(input: AppointmentInput, { seed, moves, keep }: AppointOptions): Appointed {
  const problem = compileAppointments(input);
  const state = new PairDays(problem);
  const kept = keepGiven(state, keep);
  const free = Int32Array.from(problem.matches.keys()).filter((match) => kept[match] === 0);
  if (problem.pairs.length > 0) {
    construct(state, free);
    if (free.length > 0) anneal({ state, free, kept, random: randomOf(seed) }, moves);
    dropBroken(state, free);
    construct(state, free);
  }
  const appointments = problem.matches.flatMap((match, index): [string, string][] => {
    const pair = problem.pairs[at(state.pairOf, index)];
    return pair === undefined ? [] : [[match, pair]];
  });
  return { appointments: new Map(appointments), without: state.without, cost: state.cost };
}

function keepGiven(state: PairDays, keep: Appointments): Uint8Array {
  const { matches, pairs } = state.problem;
  const indices = new Map(pairs.map((pair, index) => [pair, index]));
  return Uint8Array.from(matches, (match, index) => {
    const pair = indices.get(keep.get(match) ?? '');
    if (pair === undefined) return 0;
    state.give(index, pair);
    return 1;
  });
}

/** Appoints the cheapest pair that breaks no rule to matches without one, in order of time. */
function construct(state: PairDays, free: Int32Array): void {
  const { start, pairs } = state.problem;
  const open = free.filter((match) => state.pairOf[match] === nobody);
  for (const match of open.toSorted((a, b) => at(start, a) - at(start, b) || a - b)) {
    const { broken } = state;
    let best = nobody;
    let least = Number.MAX_SAFE_INTEGER;
    for (let pair = 0; pair < pairs.length; pair += 1) {
      if (state.isForbidden(match, pair)) continue;
      state.give(match, pair);
      if (state.broken <= broken && state.cost < least) [best, least] = [pair, state.cost];
      state.give(match, nobody);
    }
    state.give(match, best);
  }
}

interface Search {
  readonly state: PairDays;
  readonly free: Int32Array;
  readonly kept: Uint8Array;
  readonly random: Random;
}

function anneal(search: Search, moves: number): void {
  const { state } = search;
  const best = state.pairOf.slice();
  let least = state.total;
  let temperature = hot;
  const cooling = exponential((logarithm(cold / hot) * movesPerStep) / Math.max(movesPerStep, moves));
  for (let done = 0; done < moves;) {
    const without = search.free.filter((match) => state.pairOf[match] === nobody);
    const until = Math.min(moves, done + movesPerStep);
    for (; done < until; done += 1) turn(search, without, acceptableRise(temperature, search.random));
    temperature *= cooling;
    if (state.total >= least) continue;
    least = state.total;
    best.set(state.pairOf);
  }
  for (const match of search.free) state.give(match, at(best, match));
}

/** Tries one change; it is kept if the cost rises by no more than `acceptable`. */
function turn({ state, free, kept, random }: Search, without: Int32Array, acceptable: number): void {
  const isOpen = without.length > 0 && random.below(256) < withoutShare;
  const match = isOpen ? at(without, random.below(without.length)) : at(free, random.below(free.length));
  const pair = choosePair(state.problem, state, match, random);
  const before = at(state.pairOf, match);
  if (pair === before || pair === nobody || state.isForbidden(match, pair)) return;
  const other = random.below(256) < exchangeShare ? nearest(state, match, pair) : nobody;
  const isExchange = other !== nobody && kept[other] === 0;
  if (isExchange && before !== nobody && state.isForbidden(other, before)) return;
  const total = state.total;
  state.give(match, pair);
  if (isExchange) state.give(other, before);
  if (state.total - total <= acceptable) return;
  if (isExchange) state.give(other, pair);
  state.give(match, before);
}

/** In half of the cases a pair that leads another match in the same hall that day. */
function choosePair(
  { beside, pairs }: CompiledAppointments,
  state: PairDays,
  match: number,
  random: Random,
): number {
  if (random.below(256) >= besideShare) return random.below(pairs.length);
  const others = beside[match] ?? new Int32Array();
  return at(state.pairOf, at(others, random.below(others.length)));
}

/** The match of a pair nearest in time to another one on its day. */
function nearest(state: PairDays, match: number, pair: number): number {
  const { start } = state.problem;
  let best = nobody;
  let least = Number.MAX_SAFE_INTEGER;
  for (const other of state.dayOf(pair, match)) {
    const distance = Math.abs(at(start, other) - at(start, match));
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}

/**
 * Removes appointments that still break a rule: first one that resolves it alone, else one that is part of
 * it.
 */
function dropBroken(state: PairDays, free: Int32Array): void {
  for (let open = free; state.broken > 0 && open.length > 0;) {
    const led = open.filter((match) => state.isBrokenDay(match));
    const [first = nobody] = led;
    if (first === nobody) return;
    if (!led.some((match) => dropIfHelps(state, match))) state.give(first, nobody);
    open = led.filter((match) => state.pairOf[match] !== nobody);
  }
}

function dropIfHelps(state: PairDays, match: number): boolean {
  const { broken } = state;
  const pair = at(state.pairOf, match);
  state.give(match, nobody);
  if (state.broken < broken) return true;
  state.give(match, pair);
  return false;
}
