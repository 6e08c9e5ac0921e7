import { type HallDay, type Placement, compile, improve } from '@sevenmetre/engine/schedule';
import type { DemoFixture, DemoMatch } from './model.ts';
import { keyOf, scheduleProblem, slotMinutes } from './schedule-problem.ts';
import type { RunningStory } from './stories.ts';
import { type TournamentClock, minutesOfDay } from './zone.ts';

export interface ScheduledMatch {
  readonly match: DemoMatch;
  readonly startsAt: Date;
  /** Index of the hall. */
  readonly hall: number;
  /** null: the match is not being played now. */
  readonly story: RunningStory | null;
}

export interface Timetable {
  readonly now: Date;
  readonly halls: number;
  readonly clock: TournamentClock;
  /** Today as a day index of the tournament. */
  readonly today: number;
  readonly days: number;
  /** Minutes from now to the first future match. */
  readonly lead: number;
  /**
   * Limits of the engine's search for past and for future matches: it stops after the least number once no
   * rule is broken, so that the schedule is the same on every machine.
   */
  readonly moves: { readonly least: number; readonly most: number };
}

/** Minutes since midnight. */
const [opens, closes] = [480, 1260];
/** Late enough that a match which began before midnight ends on its own day. */
const endOfNight = 1500;
/** Least minutes from the start of a finished match to now. */
const settled = 35;
const fiveMinutes = 5;

/**
 * The engine assigns every match a time and a court: finished ones before now, the others from now on.
 * Current matches began as their stories prescribe, one in each of the first halls.
 */
export function schedule(
  matches: readonly DemoMatch[],
  running: ReadonlyMap<DemoMatch, RunningStory>,
  timetable: Timetable,
): ScheduledMatch[] {
  const pins = runningPlaces(running, timetable);
  const played = matches.filter((match) => match.state === 'finished' || running.has(match));
  const past = search(played, { hallDays: pastDays(timetable, pins), pins, from: new Map() }, timetable);
  const all = { hallDays: allDays(timetable, past, pins), pins: new Map(), from: past };
  const places = played.length < matches.length ? search(matches, all, timetable) : past;
  const scheduled = matches.map((match): ScheduledMatch => {
    const { hall, start } = placeOf(match, places);
    return {
      match,
      startsAt: timetable.clock.instantOf(start),
      hall: Number(hall),
      story: running.get(match) ?? null,
    };
  });
  return scheduled.toSorted(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.hall - other.hall,
  );
}

type Places = ReadonlyMap<string, Placement>;

function placeOf(fixture: DemoFixture, places: Places): Placement {
  const place = places.get(keyOf(fixture));
  if (!place) throw new Error(`${keyOf(fixture)} has no place in the timetable`);
  return place;
}

/** Matches are scheduled at multiples of five minutes and begin a little later. */
function runningPlaces(
  running: ReadonlyMap<DemoMatch, RunningStory>,
  { now, clock }: Timetable,
): Map<string, Placement> {
  const minute = clock.minuteOf(now);
  return new Map(
    [...running].map(([match, { begun }], hall) => {
      const start = Math.floor((minute - begun) / fiveMinutes) * fiveMinutes;
      return [keyOf(match), { hall: String(hall), start }];
    }),
  );
}

interface Search {
  readonly hallDays: readonly HallDay[];
  readonly pins: Places;
  /** Fixed placements. */
  readonly from: Places;
}

/** @throws Error when the engine finds no schedule that keeps every rule */
function search(
  matches: readonly DemoMatch[],
  { hallDays, pins, from }: Search,
  { moves, days }: Timetable,
): Places {
  const problem = compile(scheduleProblem(matches, { hallDays, pins, lastDay: days - 1 }));
  const found = improve(problem, from, {
    seed: 1,
    moves: moves.most,
    locked: new Set(from.keys()),
    report: (progress) => progress.moves < moves.least || progress.broken + progress.unplaced > 0,
  });
  const { broken, unplaced } = found.progress;
  if (broken + unplaced > 0)
    throw new Error(`${unplaced} matches found no place, ${broken} rules are broken`);
  return found.schedule;
}

/**
 * Minutes since the first midnight at which the next match of each hall may begin; all halls of today have
 * the same starts.
 */
function soon({ now, clock, lead }: Timetable): number {
  return Math.ceil((clock.minuteOf(now) + lead) / fiveMinutes) * fiveMinutes;
}

/** When courts open today so that the next matches begin soon, in minutes since midnight. */
function opensOn(day: number, timetable: Timetable): number {
  const next = soon(timetable) - timetable.today * minutesOfDay;
  return day === timetable.today && next > opens ? opens + ((next - opens) % slotMinutes) : opens;
}

/** Starts between two times, both in minutes since midnight. */
function grid(from: number, until: number): number[] {
  const count = Math.max(0, Math.floor((until - from) / slotMinutes));
  return Array.from({ length: count }, (_, index) => from + index * slotMinutes);
}

/** Days of all halls with the starts before now, and those of the current matches. */
function pastDays(timetable: Timetable, running: Places): HallDay[] {
  const over = timetable.clock.minuteOf(timetable.now) - settled;
  return hallDaysOf(timetable, running, (day, own) => {
    const until = Math.min(over, own.at(-1) ?? over) - day * minutesOfDay;
    return grid(opensOn(day, timetable), Math.min(closes, until));
  });
}

/** Days of all halls with the used starts, and those from now on. */
function allDays(timetable: Timetable, past: Places, running: Places): HallDay[] {
  const begun = new Map([...running.values()].map(({ hall, start }) => [hall, start]));
  return hallDaysOf(timetable, past, (day, _, hall) => {
    const free = Math.max(soon(timetable), (begun.get(hall) ?? 0) + slotMinutes) - day * minutesOfDay;
    return grid(opensOn(day, timetable), closes).filter((start) => start >= free);
  });
}

/**
 * @param taken used starts, which precede the others of their day
 * @param others further starts of a hall's day, in minutes since midnight; it receives the used starts, since
 * the first midnight
 */
function hallDaysOf(
  { halls, days }: Timetable,
  taken: Places,
  others: (day: number, taken: readonly number[], hall: string) => readonly number[],
): HallDay[] {
  const startsOf = Map.groupBy(taken.values(), ({ hall }) => hall);
  return Array.from({ length: halls * days }, (_, index): HallDay => {
    const [hall, day] = [String(Math.floor(index / days)), index % days];
    const own = (startsOf.get(hall) ?? []).map(({ start }) => start).toSorted((a, b) => a - b);
    const ofDay = own.map((start) => start - day * minutesOfDay);
    const starts = [
      ...ofDay.filter((start) => start >= 0 && start < minutesOfDay),
      ...others(day, own, hall),
    ];
    return { hall, day, open: 0, close: endOfNight, blocked: [], slotLength: slotMinutes, starts };
  });
}
