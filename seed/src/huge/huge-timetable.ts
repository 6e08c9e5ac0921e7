import type { DemoMatch } from '../model.ts';
import type { ScheduledMatch } from '../schedule.ts';
import type { RunningStory } from '../stories.ts';

export interface HugeTimetable {
  readonly now: Date;
  readonly halls: number;
  /** Instant of a time of day, `day` counted from the tournament's first one. */
  readonly at: (day: number, time: string) => Date;
  readonly today: number;
  readonly days: number;
}

const minute = 60_000;
const step = 40 * minute;
/** How far down the list a slot looks for a match that may be played. */
const lookAhead = 150;
const reserve = 2;

/** Finished matches before now, running ones when they began, the others from now on; no team plays twice within 80 minutes. */
export function hugeTimetable(
  matches: readonly DemoMatch[],
  running: ReadonlyMap<DemoMatch, RunningStory>,
  timetable: HugeTimetable,
): ScheduledMatch[] {
  const order = [...matches].sort(
    (one, other) => one.group.phase - other.group.phase || one.round - other.round,
  );
  const { halls } = timetable;
  const lasts = new Map<string, number>();
  const finished = order.filter(({ state }) => state === 'finished');
  const past = place(finished, pastSlots(timetable), { halls, spread: true }, lasts);
  const now = [...running].map(([match, story], hall): ScheduledMatch => {
    const startsAt = new Date(
      Math.floor((timetable.now.getTime() - story.begun * minute) / (5 * minute)) * 5 * minute,
    );
    remember(match, startsAt.getTime(), lasts);
    return { match, startsAt, hall, story };
  });
  const coming = order.filter((match) => match.state !== 'finished' && !running.has(match));
  const next = place(coming, comingSlots(timetable), { halls, spread: false }, lasts);
  return [...past, ...now, ...next].sort(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.hall - other.hall,
  );
}

function pastSlots({ at, today, now }: HugeTimetable): number[] {
  const slots: number[] = [];
  for (let day = 0; day <= today; day += 1) {
    const last = Math.min(at(day, '20:40').getTime(), now.getTime() - 125 * minute);
    for (let start = at(day, '08:00').getTime(); start <= last; start += step) slots.push(start);
  }
  return slots;
}

function comingSlots({ at, today, days, now }: HugeTimetable): number[] {
  const slots: number[] = [];
  const soon = Math.ceil((now.getTime() + 35 * minute) / (5 * minute)) * 5 * minute;
  for (let day = today; day < days; day += 1) {
    const last = at(day, '20:40').getTime();
    for (let start = Math.max(soon, at(day, '08:00').getTime()); start <= last; start += step)
      slots.push(start);
  }
  return slots;
}

/** @param spread over all slots; else as early as possible */
function place(
  matches: readonly DemoMatch[],
  slots: readonly number[],
  { halls, spread }: { readonly halls: number; readonly spread: boolean },
  lasts: Map<string, number>,
): ScheduledMatch[] {
  const waiting = [...matches];
  const open = new Set(matches.map(({ group }) => group.id));
  const ofGroup = Map.groupBy(matches, ({ group }) => group.id);
  const placed: ScheduledMatch[] = [];
  for (const [index, start] of slots.entries()) {
    // What has to wait for the end of a group needs the last slots.
    const left = Math.max(1, slots.length - reserve - index);
    const share = spread ? Math.min(halls, Math.ceil(waiting.length / left)) : halls;
    for (let court = 0; court < share; court += 1) {
      const found = waiting.slice(0, lookAhead).findIndex((match) => isFree(match, start, lasts, open));
      const [match] = found < 0 ? [] : waiting.splice(found, 1);
      if (!match) break;
      remember(match, start, lasts);
      placed.push({ match, startsAt: new Date(start), hall: (index * 7 + court) % halls, story: null });
      const rest = ofGroup.get(match.group.id);
      rest?.splice(rest.indexOf(match), 1);
      if (rest?.length === 0) open.delete(match.group.id);
    }
  }
  if (waiting.length > 0) throw new Error(`${waiting.length} matches found no place in the timetable`);
  return placed;
}

function isFree(
  match: DemoMatch,
  start: number,
  lasts: ReadonlyMap<string, number>,
  open: ReadonlySet<string>,
): boolean {
  const hasRested = (key: string) => start - (lasts.get(key) ?? 0) >= 2 * step;
  if (!keysOf(match).every(hasRested)) return false;
  const sources = match.group.seats.flatMap((seat) => ('group' in seat ? [seat.group] : []));
  return sources.every((source) => !open.has(source) && hasRested(`group ${source}`));
}

function remember(match: DemoMatch, start: number, lasts: Map<string, number>): void {
  for (const key of keysOf(match)) lasts.set(key, start);
  lasts.set(`group ${match.group.id}`, start);
}

function keysOf({ homeTeam, awayTeam }: DemoMatch): string[] {
  return [homeTeam, awayTeam].flatMap((team) => (team ? [`team ${team.id}`] : []));
}
