import { hallHead, sliceHead } from './heads.ts';
import { scheduleIndex } from './match-index.ts';
import { matchesOf } from './matches-of.ts';
import type { HallSlice } from './slices.ts';
import type { Hall, Snapshot } from './snapshot.ts';
import { tickets } from './ticket.ts';

/** The page of a hall on one day; a day on which nothing is played there is answered with no day and no matches. */
export function hallSlice(snapshot: Snapshot, hall: Hall, day: string | null): HallSlice | null {
  const head = hallHead(snapshot, hall.id);
  if (!head) return null;
  const days = daysOfHall(snapshot, hall.id);
  const shown = day !== null && days.includes(day) ? day : null;
  const matches = matchesOf(snapshot, scheduleIndex(snapshot.matches).ofHall.get(hall.id));
  return {
    ...sliceHead(snapshot),
    hall: head,
    days,
    day: shown,
    matches: tickets(
      snapshot,
      matches.filter((match) => shown !== null && match.day === shown),
    ),
  };
}

/** Days on which the hall is played in, in order. */
export function daysOfHall(snapshot: Snapshot, hallId: number): string[] {
  const matches = matchesOf(snapshot, scheduleIndex(snapshot.matches).ofHall.get(hallId));
  return [...new Set(matches.flatMap(({ day }) => (day === null ? [] : [day])))].sort();
}

/** The day a hall's page opens with: today, else the next day with matches, else the last one. */
export function openingDay(days: readonly string[], today: string): string | null {
  return days.find((day) => day >= today) ?? days.at(-1) ?? null;
}
