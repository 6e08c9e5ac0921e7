import { type MovedMatch, differenceOf } from '../plan/index.ts';
import {
  type Board,
  type Compiled,
  type Disturbance,
  type HallDay,
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
  slotsOfPlaces,
} from '../schedule/index.ts';
import { hallDaysAround, outsideHours } from './hall-days-around.ts';
import { type Happening, afterHappenings, waitingUntil } from './happening.ts';
import { withLateHalls } from './late-halls.ts';
import { placeDisplaced } from './place-displaced.ts';
import { placesByHand, withPlacesByHand } from './places-by-hand.ts';
import { toleratedMatches } from './tolerated-matches.ts';

/** What a plan is best at: the first of them is there long before the others. */
const repairAims = ['fewestMoves', 'shortestShifts', 'bestDay'] as const;
export type RepairAim = (typeof repairAims)[number];

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
  /** The plans that are asked for; all without it. */
  readonly aims?: readonly RepairAim[];
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
  const plans = (options.aims ?? repairAims).map((aim) => planFor(setup, aim, options));
  const different = plans.filter(
    (plan, index) => !plans.slice(0, index).some((other) => isSame(plan.schedule, other.schedule)),
  );
  return different.toSorted((a, b) => a.broken - b.broken);
}

/** What all plans have in common. */
interface Setup {
  readonly problem: Compiled;
  readonly published: Schedule;
  /** Where the search begins, as a schedule and on its board. */
  readonly begin: Schedule;
  readonly board: Board;
  readonly slotOf: Int32Array;
  /** Matches that stay whatever their rules say. */
  readonly kept: ReadonlySet<string>;
  /** Places that were published: as they are, and without those whose slot is gone. */
  readonly near: PublishedPlaces;
  readonly far: PublishedPlaces;
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
  const fixed = new Set(problem.names.matches.filter(isFixed));
  const kept = new Set([...fixed, ...toleratedMatches(problem, waits, happenings)]);
  const board = boardOf(problem, waits, { fixed: kept, prices: repairPrices });
  problem.names.matches.forEach((key, match) => {
    const isLocked = fixed.has(key) || (kept.has(key) && !board.isPlaced(match));
    board.locked[match] = isLocked ? 1 : 0;
    board.earliest[match] = Math.max(board.earliest[match] ?? 0, waiting.get(key) ?? 0);
  });
  closeSlots(board, after.hallDays, frozen);
  const slotOf = slotsOfPlaces(problem, published);
  const [near, far] = [
    publishedPlaces(problem, published, null),
    publishedPlaces(problem, published, slotOf),
  ];
  return { problem, published, begin: waits, board, slotOf: board.slotOf.slice(), kept, near, far };
}

/** Nobody comes to a slot inside the freeze or outside the hours of its hall. */
function closeSlots(board: Board, hours: readonly HallDay[], frozen: Minute): void {
  const { slot } = board.problem;
  slot.start.forEach((start, index) => {
    if (start < frozen) board.closed[index] = 1;
  });
  for (const index of outsideHours(board.problem, hours)) board.closed[index] = 1;
}

function planFor(setup: Setup, aim: RepairAim, options: RepairOptions): RepairPlan {
  const { problem, published, board, near, far } = setup;
  board.disturbance = { ...aims[aim], ...near };
  restore(board, setup.slotOf);
  const isDone = placeDisplaced(board);
  for (const { share, temperatures, isNear } of phases) {
    // Nobody else has to move: the search could only move more.
    if (isDone && (aim === 'fewestMoves' || !isNear)) continue;
    board.disturbance = { ...aims[aim], ...(isNear ? near : far) };
    recount(board);
    const moves = Math.round(options.moves * share);
    restore(board, anneal(board, { seed: options.seed, moves }, temperatures).slotOf);
  }
  const schedule = withKept(scheduleOf(problem, board.slotOf), setup.begin, setup.kept);
  const moved = differenceOf(published, schedule).moved;
  const touched = new Set(moved.map(({ match }) => match));
  const unplaced = problem.names.matches.filter((key) => published.has(key) && !schedule.has(key));
  const matches = problem.input.matches.filter(({ key }) => touched.has(key) || unplaced.includes(key));
  const teams = [...new Set(matches.flatMap((match) => match.teams))];
  return { aim, schedule, moved, unplaced, teams, broken: board.broken };
}

type PublishedPlaces = Pick<Disturbance, 'slotOf' | 'hallOf' | 'startOf'>;

/** @param known the slots of the published places: matches whose slot is gone count as not published; null: they count, too */
function publishedPlaces(problem: Compiled, published: Schedule, known: Int32Array | null): PublishedPlaces {
  const { names, slot } = problem;
  const halls = new Map(names.halls.map((hall, index) => [hall, index]));
  const places = names.matches.map((key, match): Placement | undefined =>
    (known?.[match] ?? 0) < slot.count ? published.get(key) : undefined,
  );
  return {
    slotOf: known ?? slotsOfPlaces(problem, published),
    hallOf: Int32Array.from(places, (place) => halls.get(place?.hall ?? '') ?? -1),
    startOf: Int32Array.from(places, (place) => place?.start ?? -1),
  };
}

/** The places but for those of matches that have to wait longer. */
function notWaiting(schedule: Schedule, waiting: ReadonlyMap<string, Minute>): Schedule {
  return new Map([...schedule].filter(([key, { start }]) => start >= (waiting.get(key) ?? 0)));
}

/** What is over, under way or put by hand may lie where there is no slot: it is played there all the same. */
function withKept(schedule: Schedule, begin: Schedule, kept: ReadonlySet<string>): Schedule {
  const left = [...begin].filter(([key]) => kept.has(key) && !schedule.has(key));
  return new Map([...schedule, ...left]);
}

function isSame(one: Schedule, other: Schedule): boolean {
  const { placed, unplaced, moved } = differenceOf(one, other);
  return placed.length + unplaced.length + moved.length === 0;
}
