import { type ScheduleInput, minutesOfDay, slotsOf } from '@sevenmetre/engine/schedule';
import type { ScheduleView, ShownCourt } from './schedule-view.ts';

/** A place of the grid: a start in a hall, with the match that is played there. */
export interface Cell {
  readonly hall: string;
  /** Minutes since the first midnight. */
  readonly start: number;
  readonly length: number;
  /** Key of the match; null: the place is free. */
  readonly match: string | null;
}

export interface ClosedTime {
  /** Minutes since midnight. */
  readonly from: number;
  readonly to: number;
  readonly kind: 'opens' | 'closes' | 'blocked' | 'closed';
  readonly reason: string;
}

/** One hall on one day. */
export interface Lane {
  readonly court: ShownCourt;
  readonly cells: readonly Cell[];
  readonly closed: readonly ClosedTime[];
}

/** A day of all halls. Minutes since midnight. */
export interface DayGrid {
  readonly day: number;
  readonly from: number;
  readonly to: number;
  /** The shortest distance of two starts. */
  readonly step: number;
  readonly lanes: readonly Lane[];
}

const [usualOpen, usualClose, usualStep] = [480, 1200, 40];

/** The grid of a day: every hall with its places, matches and closed times. Matches out of the opening hours are in it, too. */
export function dayGridOf(view: ScheduleView, day: number): DayGrid {
  const hallDays = view.input.hallDays.filter((one) => one.day === day);
  const placed = placedByHall(view, day);
  const byHall = new Map(hallDays.map((one) => [one.hall, one]));
  const span = spanOf(view, day, hallDays, [...placed.values()].flat());
  const courts = [...view.courts, ...view.closedCourts.filter(({ id }) => placed.has(id))];
  return {
    day,
    ...span,
    step: Math.max(10, Math.min(...hallDays.map(({ slotLength }) => slotLength), usualStep)),
    lanes: courts.map((court) => {
      const hallDay = byHall.get(court.id);
      return {
        court,
        cells: cellsOf(view.input, court.id, day, placed.get(court.id) ?? [], hallDay),
        closed: closedTimes(court, day, hallDay, span),
      };
    }),
  };
}

type HallDay = ScheduleInput['hallDays'][number];
type Placed = readonly { readonly match: string; readonly start: number }[];

/** From the first opening or match to the last closing or end of a match. Minutes since midnight. */
function spanOf(
  { input, matches }: ScheduleView,
  day: number,
  hallDays: readonly HallDay[],
  placed: Placed,
): { from: number; to: number } {
  const isOpen = hallDays.length > 0;
  const durations = new Map(input.categories.map(({ id, duration }) => [id, duration]));
  const starts = placed.map(({ start }) => start - day * minutesOfDay);
  const ends = placed.map(
    ({ match, start }) =>
      start - day * minutesOfDay + (durations.get(matches.get(match)?.category ?? '') ?? usualStep),
  );
  const first = Math.min(...starts, ...(isOpen ? hallDays.map(({ open }) => open) : [usualOpen]));
  const from = Math.floor(first / 30) * 30;
  const closings = isOpen ? hallDays.map(({ close }) => close) : [usualClose];
  return { from, to: Math.max(...closings, ...ends, from + 60) };
}

function placedByHall({ document, matches }: ScheduleView, day: number): Map<string, Placed> {
  const found = new Map<string, { match: string; start: number }[]>();
  for (const [match, { hall, start }] of document.placements) {
    if (Math.floor(start / minutesOfDay) !== day || !matches.has(match)) continue;
    const list = found.get(hall) ?? [];
    list.push({ match, start });
    found.set(hall, list);
  }
  return found;
}

/** The places of a hall; a match that was put beside them keeps a place of its own. */
function cellsOf(
  input: ScheduleInput,
  hall: string,
  day: number,
  placed: Placed,
  hallDay: HallDay | undefined,
): Cell[] {
  const slots = (hallDay ? slotsOf(hallDay) : []).map(({ start, length }) => ({
    start: day * minutesOfDay + start,
    length: Math.min(length, hallDay?.slotLength ?? length),
  }));
  const matchAt = new Map(placed.map(({ match, start }) => [start, match]));
  const onGrid = new Set(slots.map(({ start }) => start));
  const own = slots.map((slot): Cell => ({ hall, ...slot, match: matchAt.get(slot.start) ?? null }));
  const duration = Math.min(...input.categories.map((one) => one.duration), usualStep);
  const beside = placed
    .filter(({ start, match }) => !onGrid.has(start) || matchAt.get(start) !== match)
    .map(({ match, start }): Cell => ({ hall, start, length: duration, match }));
  return [...own, ...beside].toSorted((a, b) => a.start - b.start);
}

function closedTimes(
  court: ShownCourt,
  day: number,
  hallDay: HallDay | undefined,
  { from, to }: { from: number; to: number },
): ClosedTime[] {
  if (!hallDay) return [{ from, to, kind: 'closed', reason: '' }];
  const before: ClosedTime = { from, to: hallDay.open, kind: 'opens', reason: '' };
  const after: ClosedTime = { from: hallDay.close, to, kind: 'closes', reason: '' };
  const blocks = court.blocks
    .filter((block) => block.day === day)
    .map(({ from: start, to: end, reason }): ClosedTime => ({
      from: start,
      to: end,
      kind: 'blocked',
      reason,
    }));
  return [before, ...blocks, after].filter((one) => one.to > one.from);
}

/** Matches that have no place, in the order of the draft. */
export function unplacedMatches({ input, document }: ScheduleView): string[] {
  return input.matches.filter(({ key }) => !document.placements.has(key)).map(({ key }) => key);
}

/** Whether two grids of one lane show the same, so that it is not drawn again. */
export function isSameLane(one: Lane, other: Lane): boolean {
  return (
    one.court === other.court &&
    one.closed.length === other.closed.length &&
    one.cells.length === other.cells.length &&
    one.cells.every((cell, index) => isSameCell(cell, other.cells[index]))
  );
}

function isSameCell(one: Cell, other: Cell | undefined): boolean {
  return one.start === other?.start && one.length === other.length && one.match === other.match;
}
