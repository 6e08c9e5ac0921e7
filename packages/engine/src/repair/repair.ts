import { type MovedMatch, differenceOf } from '../plan/index.ts';
import {
  type Compiled,
  type Disturbance,
  type Minute,
  type Schedule,
  type ScheduleInput,
  anneal,
  boardOf,
  compile,
  scheduleOf,
} from '../schedule/index.ts';
import { hallDaysAround } from './hall-days-around.ts';
import { type Happening, afterHappenings, waitingUntil } from './happening.ts';

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
const aims: Readonly<Record<RepairAim, Omit<Disturbance, 'slotOf'>>> = {
  fewestMoves: { move: 600, hall: 50, day: 900, per30: 15 },
  shortestShifts: { move: 120, hall: 50, day: 2000, per30: 90 },
  bestDay: { move: 150, hall: 30, day: 600, per30: 10 },
};

/** A place is looked for as long as there is one: a rule is broken before a match has none, and neither lightly. */
const repairPrices = { broken: 30_000, perMinute: 100, unplaced: 30_000 };
const temperatures = { hot: 150, cold: 2 };

/**
 * Up to three new schedules after something has happened, each as close to the published one as its aim asks. Whoever plays before
 * `now + freeze`, and whatever is locked, stays where it is. Plans that come to the same are given once, those with fewer broken
 * rules and unplaced matches first.
 */
export function repair(
  input: ScheduleInput,
  published: Schedule,
  happenings: readonly Happening[],
  options: RepairOptions,
): RepairPlan[] {
  const after = afterHappenings(input, happenings);
  const problem = compile({ ...after, hallDays: hallDaysAround(after, published) });
  const waiting = waitingUntil(after, happenings);
  const plans = (['fewestMoves', 'shortestShifts', 'bestDay'] as const).map((aim) =>
    planFor(problem, aim, published, waiting, options),
  );
  const different = plans.filter(
    (plan, index) => !plans.slice(0, index).some((other) => isSame(plan.schedule, other.schedule)),
  );
  return different.toSorted((a, b) => a.broken - b.broken);
}

function planFor(
  problem: Compiled,
  aim: RepairAim,
  published: Schedule,
  waiting: ReadonlyMap<string, Minute>,
  options: RepairOptions,
): RepairPlan {
  const frozen = options.now + options.freeze;
  const isFixed = (key: string): boolean =>
    options.locked.has(key) || (published.get(key)?.start ?? frozen) < frozen;
  const fixed = new Set(problem.names.matches.filter(isFixed));
  const everywhere = new Set(problem.names.matches);
  const { slotOf } = boardOf(problem, published, { fixed: everywhere });
  const board = boardOf(problem, notWaiting(published, waiting), { fixed, prices: repairPrices });
  board.disturbance = { ...aims[aim], slotOf };
  problem.names.matches.forEach((key, match) => {
    board.locked[match] = fixed.has(key) ? 1 : 0;
    board.earliest[match] = Math.max(board.earliest[match] ?? 0, waiting.get(key) ?? 0);
  });
  for (let slot = 0; slot < problem.slot.count; slot += 1) {
    if ((problem.slot.start[slot] ?? 0) < frozen) board.closed[slot] = 1;
  }
  const found = anneal(board, { seed: options.seed, moves: options.moves }, temperatures);
  const schedule = withFixed(scheduleOf(problem, found.slotOf), published, fixed);
  const moved = differenceOf(published, schedule).moved;
  const touched = new Set(moved.map(({ match }) => match));
  const unplaced = problem.names.matches.filter((key) => published.has(key) && !schedule.has(key));
  const matches = problem.input.matches.filter(({ key }) => touched.has(key) || unplaced.includes(key));
  const teams = [...new Set(matches.flatMap((match) => match.teams))];
  return { aim, schedule, moved, unplaced, teams, broken: found.progress.broken };
}

/** The published places but for those of matches that have to wait longer. */
function notWaiting(published: Schedule, waiting: ReadonlyMap<string, Minute>): Schedule {
  return new Map([...published].filter(([key, { start }]) => start >= (waiting.get(key) ?? 0)));
}

/** What is over or under way may lie where there is no slot any more: it was played there all the same. */
function withFixed(schedule: Schedule, published: Schedule, fixed: ReadonlySet<string>): Schedule {
  const left = [...published].filter(([key]) => fixed.has(key) && !schedule.has(key));
  return new Map([...schedule, ...left]);
}

function isSame(one: Schedule, other: Schedule): boolean {
  const { placed, unplaced, moved } = differenceOf(one, other);
  return placed.length + unplaced.length + moved.length === 0;
}
