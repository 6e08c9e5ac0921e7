import type { DemoMatch } from './model.ts';
import type { RunningStory } from './stories.ts';

export interface ScheduledMatch {
  readonly match: DemoMatch;
  readonly startsAt: Date;
  /** Index of the hall. */
  readonly hall: number;
  /** null: it is not being played now. */
  readonly story: RunningStory | null;
}

export interface Timetable {
  readonly now: Date;
  readonly halls: number;
  /** Instant of a time of day, `day` counted from the tournament's first one. */
  readonly at: (day: number, time: string) => Date;
  /** The day that is today, counted in the same way. */
  readonly today: number;
  readonly days: number;
}

/** Minutes from one match in a hall to the next. */
const step = 40;
const minute = 60_000;

interface Slot {
  readonly start: number;
  readonly halls: readonly number[];
  /** The day of finals and places. */
  readonly isLastDay: boolean;
}

/**
 * Gives every match a time and a hall: finished ones before now, running ones when they began, the others from now on,
 * at times when children play. No team plays twice at once, and nobody plays for a place before it is known who does.
 */
export function schedule(
  matches: readonly DemoMatch[],
  stories: readonly RunningStory[],
  timetable: Timetable,
): ScheduledMatch[] {
  const finished = matches.filter(({ state }) => state === 'finished');
  const coming = matches.filter(({ state }) => state !== 'finished');
  const running = pickRunning(coming, stories, timetable);
  const isRunning = new Set(running.map(({ match }) => match));
  const rest = coming.filter((match) => !isRunning.has(match));
  const placed = [
    ...place(inOrder(finished), pastSlots(timetable), new Map()),
    ...running,
    ...place(inOrder(rest), comingSlots(timetable, running.length), lastOf(running)),
  ];
  return placed.sort(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.hall - other.hall,
  );
}

function pickRunning(
  coming: readonly DemoMatch[],
  stories: readonly RunningStory[],
  { now }: Timetable,
): ScheduledMatch[] {
  return stories.flatMap((story, hall) => {
    const match = coming.filter(({ group }) => group.id === story.group)[story.nth];
    if (!match?.homeTeam || !match.awayTeam) return [];
    // Matches are announced for full five minutes and begin a little later.
    const startsAt = new Date(Math.floor((now.getTime() - story.begun * minute) / (5 * minute)) * 5 * minute);
    return [{ match, startsAt, hall, story }];
  });
}

/** Rounds alternate between groups, as a timetable spreads them. */
function inOrder(matches: readonly DemoMatch[]): DemoMatch[] {
  return [...matches].sort(
    (one, other) => one.group.phase - other.group.phase || one.round - other.round || one.home - other.home,
  );
}

function pastSlots({ at, today, days, now, halls }: Timetable): Slot[] {
  const all = Array.from({ length: halls }, (_, hall) => hall);
  const slots: Slot[] = [];
  for (let day = 0; day <= today; day += 1) {
    // Two thirds of the halls at a time, so that the days are full and no team hurries.
    const last = Math.min(at(day, '20:00').getTime(), now.getTime() - 75 * minute);
    for (let start = at(day, '08:00').getTime(); start <= last; start += step * minute) {
      const offset = (slots.length * 4) % halls;
      const isLastDay = day === days - 1;
      const share = day === today ? 4 : 8;
      slots.push({
        start,
        halls: [...all.slice(offset), ...all.slice(0, offset)].slice(0, share),
        isLastDay,
      });
    }
  }
  return slots;
}

/** The first slot is for the halls where nothing is being played. */
function comingSlots({ at, today, days, now, halls }: Timetable, busy: number): Slot[] {
  const all = Array.from({ length: halls }, (_, hall) => hall);
  const slots: Slot[] = [];
  const soon = Math.ceil((now.getTime() + 8 * minute) / (5 * minute)) * 5 * minute;
  for (let day = today; day < days; day += 1) {
    const last = at(day, day === days - 1 ? '17:00' : '20:20').getTime();
    for (let start = Math.max(soon, at(day, '08:00').getTime()); start <= last; start += step * minute)
      slots.push({ start, halls: start === soon ? all.slice(busy) : all, isLastDay: day === days - 1 });
  }
  return slots;
}

/** When each team and group last plays; `Infinity` in no slot. */
type Lasts = Map<string, number>;

function lastOf(running: readonly ScheduledMatch[]): Lasts {
  const lasts: Lasts = new Map();
  for (const { match, startsAt } of running) remember(match, startsAt.getTime(), lasts);
  return lasts;
}

function place(matches: readonly DemoMatch[], slots: readonly Slot[], lasts: Lasts): ScheduledMatch[] {
  const waiting = [...matches];
  const placed: ScheduledMatch[] = [];
  for (const slot of slots) {
    const { start } = slot;
    for (const hall of slot.halls) {
      const index = waiting.findIndex((match) => isFree(match, slot, lasts, waiting));
      const [match] = index < 0 ? [] : waiting.splice(index, 1);
      if (!match) continue;
      remember(match, start, lasts);
      placed.push({ match, startsAt: new Date(start), hall, story: null });
    }
  }
  if (waiting.length > 0) throw new Error(`${waiting.length} matches found no place in the timetable`);
  return placed;
}

function isFree(match: DemoMatch, slot: Slot, lasts: Lasts, waiting: readonly DemoMatch[]): boolean {
  const { start, isLastDay } = slot;
  if (match.group.phase > 1 && !isLastDay) return false;
  const rested = keysOf(match).every((key) => start - (lasts.get(key) ?? 0) >= 2 * step * minute);
  if (!rested) return false;
  const sources = match.group.seats.flatMap((seat) => ('group' in seat ? [seat.group] : []));
  const open = waiting.some(({ group }) => sources.includes(group.id));
  return !open && sources.every((source) => start - (lasts.get(`group ${source}`) ?? 0) >= 2 * step * minute);
}

function remember(match: DemoMatch, start: number, lasts: Lasts): void {
  for (const key of keysOf(match)) lasts.set(key, start);
  lasts.set(`group ${match.group.id}`, start);
}

function keysOf({ homeTeam, awayTeam }: DemoMatch): string[] {
  return [homeTeam, awayTeam].flatMap((team) => (team ? [`team ${team.id}`] : []));
}
