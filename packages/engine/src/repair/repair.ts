import { type ScheduleProblem, evaluate, problemName } from '../evaluate/index.ts';
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

/** Objectives of plans: the first one is found much faster than the others. */
const repairAims = ['fewestMoves', 'shortestShifts', 'bestDay'] as const;
export type RepairAim = (typeof repairAims)[number];

export interface RepairPlan {
  readonly aim: RepairAim;
  readonly schedule: Schedule;
  readonly moved: readonly MovedMatch[];
  /** Matches without a place. */
  readonly unplaced: readonly string[];
  readonly teams: readonly string[];
  /**
   * Number of broken rules, including earlier ones and those of matches that cannot be moved: inside the
   * freeze in a hall that is closed by now, for example.
   */
  readonly broken: number;
  /** Broken rules among these that the published schedule did not break. */
  readonly newlyBroken: number;
  /** Minutes that all matches together begin earlier or later. */
  readonly shift: number;
  /** What its wishes cost, without the moves. */
  readonly cost: number;
}

export interface RepairOptions {
  readonly now: Minute;
  /** Minutes from now in which no match is moved. */
  readonly freeze: Minute;
  /** Matches that are finished or running, or were locked by hand. */
  readonly locked: ReadonlySet<string>;
  /** Matches whose teams are not those of the published schedule: what they break is new. */
  readonly otherTeams?: ReadonlySet<string>;
  readonly seed: number;
  readonly moves: number;
  /** Requested plans; absent: all. */
  readonly aims?: readonly RepairAim[];
}

/** Cost of moves away from the published place, in tenths of a point. */
const aims: Readonly<Record<RepairAim, Omit<Disturbance, 'slotOf' | 'hallOf' | 'startOf'>>> = {
  fewestMoves: { move: 600, hall: 50, day: 900, per30: 15 },
  shortestShifts: { move: 120, hall: 50, day: 2000, per30: 90 },
  bestDay: { move: 150, hall: 30, day: 600, per30: 10 },
};

/** A match without a place costs as much as a broken rule, and both are expensive. */
const repairPrices = { broken: 30_000, perMinute: 100, unplaced: 30_000 };
/** First all matches get a place, then places move closer to the published ones. */
const phases = [
  { share: 0.6, temperatures: { hot: 150, cold: 2 }, isNear: false },
  { share: 0.4, temperatures: { hot: 60, cold: 2 }, isNear: true },
] as const;

/**
 * Up to three new schedules after changes, each as close to the published one as its objective requires.
 * Matches before `now + freeze` and locked ones keep their places, except those that an organiser moves or
 * postpones explicitly. A rule that the published schedule breaks between matches is left broken if the change
 * can be settled without moving them. Equal plans are returned once, ordered by newly broken rules and unplaced
 * matches, then by moves, total shift and cost of wishes.
 */
export function repair(
  input: ScheduleInput,
  published: Schedule,
  happenings: readonly Happening[],
  options: RepairOptions,
): RepairPlan[] {
  const before = evaluate(afterHappenings(input, happenings), published).filter(
    ({ isBroken, matches }) => isBroken && !matches.some((key) => options.otherTeams?.has(key)),
  );
  const setup = (against: readonly ScheduleProblem[]) =>
    setupOf(input, published, happenings, options, { before, against });
  const near = setup(before);
  let far: Setup | undefined;
  const found = (options.aims ?? repairAims).map((aim) => {
    const plan = planFor(near, aim, options);
    if (plan.newlyBroken === 0 || before.length === 0) return plan;
    far ??= setup([]);
    const other = planFor(far, aim, options);
    return other.newlyBroken < plan.newlyBroken ? other : plan;
  });
  const plans = found.map((plan) => bestFor(plan, found));
  const different = plans.filter(
    (plan, index) => !plans.slice(0, index).some((other) => isSame(plan.schedule, other.schedule)),
  );
  return different.toSorted(
    (a, b) =>
      a.newlyBroken - b.newlyBroken ||
      a.moved.length - b.moved.length ||
      a.shift - b.shift ||
      a.cost - b.cost,
  );
}

/**
 * The plan among these that has the title of the objective of `own`: no other one moves fewer matches, or moves them by less time in total,
 * without breaking more rules. A search for another objective may find it.
 */
export function bestFor(own: RepairPlan, plans: readonly RepairPlan[]): RepairPlan {
  const { aim } = own;
  if (aim === 'bestDay') return own;
  const figures = ({ newlyBroken, moved, shift }: RepairPlan): readonly number[] =>
    aim === 'fewestMoves' ? [newlyBroken, moved.length, shift] : [newlyBroken, shift, moved.length];
  const isBetter = (plan: RepairPlan, than: RepairPlan): boolean => {
    const known = figures(than);
    const difference = figures(plan).map((figure, index) => figure - (known[index] ?? 0));
    return (difference.find((one) => one !== 0) ?? 0) < 0;
  };
  return { ...plans.reduce((best, plan) => (isBetter(plan, best) ? plan : best), own), aim };
}

/** Common data of all plans. */
interface Setup {
  readonly problem: Compiled;
  /** The problem with the hours of halls as they are by now. */
  readonly after: ScheduleInput;
  readonly published: Schedule;
  /** Start of the search, as a schedule and on its board. */
  readonly begin: Schedule;
  readonly board: Board;
  readonly slotOf: Int32Array;
  /** Matches that keep their places whatever their rules. */
  readonly kept: ReadonlySet<string>;
  /** Names of the rules that the published schedule breaks. */
  readonly known: ReadonlySet<string>;
  /** Published places: all, and without those whose slot no longer exists. */
  readonly near: PublishedPlaces;
  readonly far: PublishedPlaces;
}

interface PublishedProblems {
  /** Rules that the published schedule breaks. */
  readonly before: readonly ScheduleProblem[];
  /** Those of them whose matches stay where they are. */
  readonly against: readonly ScheduleProblem[];
}

function setupOf(
  input: ScheduleInput,
  published: Schedule,
  happenings: readonly Happening[],
  options: RepairOptions,
  { before, against }: PublishedProblems,
): Setup {
  const after = afterHappenings(input, happenings);
  const byHand = placesByHand(published, happenings);
  const begin = withPlacesByHand(after, published, byHand);
  const { locked } = options;
  const hallDays = withLateHalls(hallDaysAround(after, begin), after, { published, locked }, happenings);
  const waiting = waitingUntil(after, happenings);
  const frozen = options.now + options.freeze;
  const named = new Set(happenings.flatMap((one) => (one.kind === 'matchPostponed' ? [one.match] : [])));
  const isFixed = (key: string): boolean =>
    locked.has(key) || byHand.has(key) || (!named.has(key) && (begin.get(key)?.start ?? frozen) < frozen);
  const problem = compile({ ...after, hallDays });
  const fixed = new Set(problem.names.matches.filter(isFixed));
  const waits = notWaiting(begin, waiting, fixed);
  const kept = new Set([...fixed, ...toleratedMatches(problem, waits, happenings, locked)]);
  const board = boardOf(problem, waits, { fixed: kept, prices: repairPrices });
  const still = new Set(against.flatMap(({ matches }) => matches));
  problem.names.matches.forEach((key, match) => {
    const isStill = board.isPlaced(match) ? still.has(key) : kept.has(key);
    const isLocked = fixed.has(key) || isStill;
    board.locked[match] = isLocked ? 1 : 0;
    board.earliest[match] = Math.max(board.earliest[match] ?? 0, waiting.get(key) ?? 0);
  });
  closeSlots(board, after.hallDays, frozen);
  const slotOf = slotsOfPlaces(problem, published);
  const [near, far] = [
    publishedPlaces(problem, published, null),
    publishedPlaces(problem, published, slotOf),
  ];
  const known = new Set(before.map(problemName));
  const slots = board.slotOf.slice();
  return { problem, after, published, begin: waits, board, slotOf: slots, kept, known, near, far };
}

/** Closes slots inside the freeze or outside of the hours of their halls. */
function closeSlots(board: Board, hours: readonly HallDay[], frozen: Minute): void {
  const { slot } = board.problem;
  slot.start.forEach((start, index) => {
    if (start < frozen) board.closed[index] = 1;
  });
  for (const index of outsideHours(board.problem, hours)) board.closed[index] = 1;
}

function planFor(setup: Setup, aim: RepairAim, options: RepairOptions): RepairPlan {
  const { problem, after, published, board, known, near, far } = setup;
  board.disturbance = { ...aims[aim], ...near };
  restore(board, setup.slotOf);
  const isDone = placeDisplaced(board);
  for (const { share, temperatures, isNear } of phases) {
    // No other match has to move, and the search would only add moves.
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
  const shift = moved.reduce((sum, { from, to }) => sum + Math.abs(to.start - from.start), 0);
  board.disturbance = null;
  recount(board);
  const problems = evaluate(after, schedule).filter(({ isBroken }) => isBroken);
  const broken = problems.length;
  const newlyBroken = problems.filter((one) => !known.has(problemName(one))).length;
  return { aim, schedule, moved, unplaced, teams, broken, newlyBroken, shift, cost: board.cost };
}

type PublishedPlaces = Pick<Disturbance, 'slotOf' | 'hallOf' | 'startOf'>;

/** @param known slots of the published places: matches without one count as not published; null: all count */
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

/** The schedule without matches that have to wait longer. Those that cannot be moved stay. */
function notWaiting(
  schedule: Schedule,
  waiting: ReadonlyMap<string, Minute>,
  fixed: ReadonlySet<string>,
): Schedule {
  return new Map(
    [...schedule].filter(([key, { start }]) => fixed.has(key) || start >= (waiting.get(key) ?? 0)),
  );
}

/** Finished, running and hand-placed matches may be outside of slots: they stay there. */
function withKept(schedule: Schedule, begin: Schedule, kept: ReadonlySet<string>): Schedule {
  const left = [...begin].filter(([key]) => kept.has(key) && !schedule.has(key));
  return new Map([...schedule, ...left]);
}

function isSame(one: Schedule, other: Schedule): boolean {
  const { placed, unplaced, moved } = differenceOf(one, other);
  return placed.length + unplaced.length + moved.length === 0;
}
