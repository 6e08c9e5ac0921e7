import { openingDay } from '../../schedule/index.ts';
import { categoryHead, hallHead, sliceHead, sortedCategories } from '../lookups/heads.ts';
import { scheduleIndex } from '../lookups/match-index.ts';
import { matchesOfHall } from '../lookups/matches-of.ts';
import { isLive, stageOf } from '../lookups/progress.ts';
import type { CategoryHead, HallHead, HallNow, HallSlice, HallsSlice } from '../shapes/index.ts';
import { playlistOfHall } from '../../screens/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Announcement, Hall, Match } from '../../tournament/index.ts';
import { ticket, tickets } from '../lookups/ticket.ts';
import { categoryOfMatch, publicMatch } from '../lookups/visibility.ts';
import { withdrawnSides } from '../lookups/withdrawn-sides.ts';

/**
 * The page of a hall. A hall has some dozens of matches, so that all days are one document.
 * @param day only this day, for clients of the API; without matches if none are played on it
 */
export function hallSlice(snapshot: Snapshot, hall: Hall, day: string | null): HallSlice | null {
  const head = hallHead(snapshot, hall.id);
  if (!head) return null;
  const days = daysOfHall(snapshot, hall.id);
  const playlist = snapshot.edition.screens && playlistOfHall(snapshot.edition.screens, head.code);
  const all = matchesOfHall(snapshot, hall.id);
  const matches = day === null ? all : all.filter((match) => match.day === day);
  return {
    ...sliceHead(snapshot),
    hall: { ...head, address: snapshot.places.get(hall.id)?.address ?? null },
    ...neighbours(snapshot, hall.id),
    days,
    day: day !== null && days.includes(day) ? day : null,
    matches: tickets(snapshot, matches),
    categories: categoriesOf(snapshot, matches),
    announcements: announcementsOf(snapshot, hall.id),
    closures: closuresOf(snapshot, hall.id),
    ...(playlist && { playlist }),
  };
}

/**
 * Announcements for a hall, including those for all halls.
 * @param hallId null: only those for all halls
 */
export function announcementsOf(snapshot: Snapshot, hallId: number | null): Omit<Announcement, 'hallIds'>[] {
  return [...snapshot.announcements.values()]
    .filter(({ hallIds }) => hallIds.length === 0 || (hallId !== null && hallIds.includes(hallId)))
    .map(({ hallIds: _, ...announcement }) => announcement);
}

/** When changes of the schedule have closed a hall. */
export function closuresOf({ closures }: Snapshot, hallId: number): HallSlice['closures'] {
  return closures.flatMap(({ placeId, ...closure }) => (placeId === hallId ? [closure] : []));
}

/**
 * All halls with matches: running and next matches.
 * @param today ISO date in the tournament's zone
 */
export function hallsSlice(snapshot: Snapshot, today: string): HallsSlice {
  const halls = hallsInOrder(snapshot);
  const days = new Set(halls.flatMap(({ id }) => daysOfHall(snapshot, id)));
  const day = openingDay([...days].sort(), today);
  const shown = halls.map((hall) => ({ hall, ...hallNow(snapshot, hall.id, day) }));
  const announcements = announcementsOf(snapshot, null);
  const playlist = snapshot.edition.screens?.wall;
  return {
    ...sliceHead(snapshot),
    day,
    goals: day === null ? 0 : goalsOf(snapshot, day),
    halls: shown.map(({ hall, matches, played, live, next }) => ({
      ...hall,
      matches,
      played,
      live: tickets(snapshot, live),
      next: next && ticket(snapshot, next),
    })),
    categories: categoriesOf(
      snapshot,
      shown.flatMap(({ live, next }) => (next ? [...live, next] : live)),
    ),
    ...(announcements.length > 0 && { announcements }),
    ...(playlist && { playlist }),
  };
}

function isOver(snapshot: Snapshot, match: Match): boolean {
  return stageOf(snapshot, match) !== 'not_started' && !isLive(snapshot, match);
}

function goalsOf(snapshot: Snapshot, day: string): number {
  return [...snapshot.matches.values()]
    .filter((match) => match.day === day && isOver(snapshot, match))
    .map((match) => publicMatch(snapshot, match))
    .reduce((sum, { homeGoalsCount, awayGoalsCount }) => sum + homeGoalsCount + awayGoalsCount, 0);
}

/** Days with matches in the hall, in order. */
export function daysOfHall(snapshot: Snapshot, hallId: number): string[] {
  const days = matchesOfHall(snapshot, hallId).flatMap(({ day }) => (day === null ? [] : [day]));
  return [...new Set(days)].sort();
}

interface RowsNow extends Pick<HallNow, 'matches' | 'played'> {
  readonly live: readonly Match[];
  readonly next: Match | null;
}

function hallNow(snapshot: Snapshot, hallId: number, day: string | null): RowsNow {
  const all = matchesOfHall(snapshot, hallId);
  const ofDay = all.filter((match) => match.day === day);
  const isToCome = (match: Match) => stageOf(snapshot, match) === 'not_started';
  // Matches overtaken by later ones are not next.
  const begun = all.findLastIndex((match) => !isToCome(match) && !isNeverPlayed(snapshot, match));
  const coming = all
    .slice(begun + 1)
    .filter((match) => isToCome(match) && match.day !== null && match.day >= (day ?? ''));
  return {
    matches: ofDay.length,
    played: ofDay.filter((match) => isOver(snapshot, match)).length,
    live: all.filter((match) => isLive(snapshot, match)),
    next: coming[0] ?? null,
  };
}

/** Walkovers and withdrawals hours before a match overtake nothing. */
function isNeverPlayed(snapshot: Snapshot, match: Match): boolean {
  if (withdrawnSides(snapshot, match) !== null) return true;
  return match.walkOver !== null && match.startedAt === null;
}

function neighbours(snapshot: Snapshot, hallId: number): Pick<HallSlice, 'previous' | 'next'> {
  const halls = hallsInOrder(snapshot);
  const here = halls.findIndex(({ id }) => id === hallId);
  if (here === -1) return { previous: null, next: null };
  return { previous: halls[here - 1] ?? null, next: halls[here + 1] ?? null };
}

/** Halls with matches, by code. */
function hallsInOrder(snapshot: Snapshot): HallHead[] {
  const { ofHall } = scheduleIndex(snapshot.matches);
  return [...ofHall.keys()]
    .flatMap((id) => hallHead(snapshot, id) ?? [])
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : a.id - b.id));
}

/** The categories of matches, in the organiser's order. */
export function categoriesOf(snapshot: Snapshot, matches: readonly Match[]): CategoryHead[] {
  const ids = new Set(matches.map((match) => categoryOfMatch(snapshot, match)?.id));
  return sortedCategories(snapshot.categories)
    .filter(({ id }) => ids.has(id))
    .map((category) => categoryHead(snapshot, category));
}
