import { type MovedMatch, differenceOf } from '../plan/index.ts';
import {
  type Board,
  type Compiled,
  type Disturbance,
  type Minute,
  type Placement,
  type Schedule,
  type ScheduleInput,
  anneal,
  boardOf,
  compile,
  recount,
  restore,
  scheduleOf,
} from '../schedule/index.ts';
import { hallDaysAround } from './hall-days-around.ts';
import { type Happening, afterHappenings, waitingUntil } from './happening.ts';
import { withLateHalls } from './late-halls.ts';
import { placesByHand, withPlacesByHand } from './places-by-hand.ts';
import { toleratedMatches } from './tolerated-matches.ts';

/** What a plan is best at. */
export type RepairAim = 'fewestMoves' | 'shortestShifts' | 'bestDay';

export interface RepairPlan {
  readonly aim: RepairAim;
  readonly schedule: Schedule;
  readonly moved: readonly MovedMatch[];
  /** Matches for which no place was found. */
  readonly unplaced: readonly string[];
  readonly teams: readonly string[];
  /** Rules that are broken, those of before included. */
  readonly broken: number;
}

export interface RepairOptions {
  readonly now: Minute;
  /** Minutes from now in which nobody is moved. */
  readonly freeze: Minute;
  /** Matches that are over, are played, or were locked by hand. */
  readonly locked: ReadonlySet<string>;
  readonly seed: number;
  readonly moves: number;
}

/** What a move away from the published place costs, in tenths of a point. */
const aims: Readonly<Record<RepairAim, Omit<Disturbance, 'slotOf' | 'hallOf' | 'startOf'>>> = {
  fewestMoves: { move: 600, hall: 50, day: 900, per30: 15 },
  shortestShifts: { move: 120, hall: 50, day: 2000, per30: 90 },
  bestDay: { move: 150, hall: 30, day: 600, per30: 10 },
};

/** A place is looked for as long as there is one: a rule is broken before a match has none, and neither lightly. */
const repairPrices = { broken: 30_000, perMinute: 100, unplaced: 30_000 };
/** First everybody without a place finds one, whichever it is; then places come closer to those that were published. */
const phases = [
  { share: 0.6, temperatures: { hot: 150, cold: 2 }, isNear: false },
  { share: 0.4, temperatures: { hot: 60, cold: 2 }, isNear: true },
] as const;

/**
 * Up to three new schedules after something has happened, each as close to the published one as its aim asks. Whoever plays before
 * `now + freeze`, and whatever is locked, stays where it is; only what an organiser moves or postpones by name moves inside the
 * freeze. Plans that come to the same are given once, those with fewer broken rules and unplaced matches first.
 */
export function repair(
  input: ScheduleInput,
  published: Schedule,
  happenings: readonly Happening[],
  options: RepairOptions,
): RepairPlan[] {
  const setup = setupOf(input, published, happenings, options);
  const plans = (['fewestMoves', 'shortestShifts', 'bestDay'] as const).map((aim) =>
    planFor(setup, aim, options),
  );
  const different = plans.filter(
    (plan, index) => !plans.slice(0, index).some((other) => isSame(plan.schedule, other.schedule)),
  );
  return different.toSorted((a, b) => a.broken - b.broken);
}

/** What all plans have in common. */
interface Setup {
  readonly problem: Compiled;
  readonly published: Schedule;
  /** Where the search begins. */
  readonly begin: Schedule;
  readonly fixed: ReadonlySet<string>;
  /** Matches that stay on a place which their rules do not allow. */
  readonly tolerated: ReadonlySet<string>;
  readonly waiting: ReadonlyMap<string, Minute>;
  readonly frozen: Minute;
}

function setupOf(
  input: ScheduleInput,
  published: Schedule,
  happenings: readonly Happening[],
  options: RepairOptions,
): Setup {
  const after = afterHappenings(input, happenings);
  const byHand = placesByHand(published, happenings);
  const begin = withPlacesByHand(after, published, byHand);
  const hallDays = withLateHalls(hallDaysAround(after, begin), after, published, happenings);
  const waiting = waitingUntil(after, happenings);
  const frozen = options.now + options.freeze;
  const named = new Set(happenings.flatMap((one) => (one.kind === 'matchPostponed' ? [one.match] : [])));
  const isFixed = (key: string): boolean =>
    options.locked.has(key) ||
    byHand.has(key) ||
    (!named.has(key) && (begin.get(key)?.start ?? frozen) < frozen);
  const problem = compile({ ...after, hallDays });
  const waits = notWaiting(begin, waiting);
  const tolerated = toleratedMatches(problem, waits, happenings);
  const fixed = new Set(problem.names.matches.filter(isFixed));
  return { problem, published, begin: waits, fixed, tolerated, waiting, frozen };
}

function planFor(setup: Setup, aim: RepairAim, options: RepairOptions): RepairPlan {
  const { problem, published, fixed, tolerated } = setup;
  const board = boardFor(setup);
  const { slotOf } = boardOf(problem, published, { fixed: new Set(problem.names.matches) });
  let broken = 0;
  for (const { share, temperatures, isNear } of phases) {
    board.disturbance = {
      ...aims[aim],
      slotOf,
      ...publishedPlaces(problem, published, isNear ? null : slotOf),
    };
    recount(board);
    const moves = Math.round(options.moves * share);
    const found = anneal(board, { seed: options.seed, moves }, temperatures);
    restore(board, found.slotOf);
    broken = found.progress.broken;
  }
  const kept = new Set([...fixed, ...tolerated]);
  const schedule = withFixed(scheduleOf(problem, board.slotOf), setup.begin, kept);
  const moved = differenceOf(published, schedule).moved;
  const touched = new Set(moved.map(({ match }) => match));
  const unplaced = problem.names.matches.filter((key) => published.has(key) && !schedule.has(key));
  const matches = problem.input.matches.filter(({ key }) => touched.has(key) || unplaced.includes(key));
  const teams = [...new Set(matches.flatMap((match) => match.teams))];
  return { aim, schedule, moved, unplaced, teams, broken };
}

function boardFor({ problem, begin, fixed, tolerated, waiting, frozen }: Setup): Board {
  const board = boardOf(problem, begin, { fixed: new Set([...fixed, ...tolerated]), prices: repairPrices });
  problem.names.matches.forEach((key, match) => {
    board.locked[match] = fixed.has(key) ? 1 : 0;
    board.earliest[match] = Math.max(board.earliest[match] ?? 0, waiting.get(key) ?? 0);
  });
  for (let slot = 0; slot < problem.slot.count; slot += 1) {
    if ((problem.slot.start[slot] ?? 0) < frozen) board.closed[slot] = 1;
  }
  return board;
}

/** @param slotOf of the published places: matches whose slot is gone count as not published; null: they count, too */
function publishedPlaces(
  { names, slot }: Compiled,
  published: Schedule,
  slotOf: Int32Array | null,
): Pick<Disturbance, 'hallOf' | 'startOf'> {
  const halls = new Map(names.halls.map((hall, index) => [hall, index]));
  const places = names.matches.map((key, match): Placement | undefined =>
    (slotOf?.[match] ?? 0) < slot.count ? published.get(key) : undefined,
  );
  return {
    hallOf: Int32Array.from(places, (place) => halls.get(place?.hall ?? '') ?? -1),
    startOf: Int32Array.from(places, (place) => place?.start ?? -1),
  };
}

/** The places but for those of matches that have to wait longer. */
function notWaiting(schedule: Schedule, waiting: ReadonlyMap<string, Minute>): Schedule {
  return new Map([...schedule].filter(([key, { start }]) => start >= (waiting.get(key) ?? 0)));
}

/** What is over, under way or put by hand may lie where there is no slot: it is played there all the same. */
function withFixed(schedule: Schedule, begin: Schedule, fixed: ReadonlySet<string>): Schedule {
  const left = [...begin].filter(([key]) => fixed.has(key) && !schedule.has(key));
  return new Map([...schedule, ...left]);
}

function isSame(one: Schedule, other: Schedule): boolean {
  const { placed, unplaced, moved } = differenceOf(one, other);
  return placed.length + unplaced.length + moved.length === 0;
}
