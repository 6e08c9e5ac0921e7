import type { HallSlice, HallsSlice } from '@sevenmetre/contract/places/hall-slice';
import type { StreamFrame } from '@sevenmetre/contract/live/stream-frame';
import { broughtAlong, comparePlayingOrder, mergeTickets } from './merge-tickets.ts';

/**
 * A hall after a frame that may be applied; null when the frame tells of a match that the hall has never had whole, or of
 * a category that has not played in it.
 */
export function applyToHall(slice: HallSlice, frame: StreamFrame): HallSlice | null {
  const { matches: told = [] } = frame;
  const added = broughtAlong(slice.matches, told);
  if (added === null) return null;
  const matches = [...mergeTickets(slice.matches, told), ...added].sort(comparePlayingOrder);
  const printed = new Set<string | null>([null, ...slice.categories.map(({ code }) => code)]);
  if (matches.some(({ category }) => !printed.has(category))) return null;
  const days = [...new Set(matches.flatMap(({ day }) => (day === null ? [] : [day])))].sort();
  return { ...slice, version: frame.version, matches, days };
}

/** All halls after a frame. What comes next is not in frames: the slice should be fetched soon. */
export function applyToHalls(slice: HallsSlice, frame: StreamFrame): HallsSlice {
  const { matches: told = [] } = frame;
  return {
    ...slice,
    version: frame.version,
    halls: slice.halls.map((hall) => ({
      ...hall,
      live: mergeTickets(hall.live, told),
      next: hall.next && (mergeTickets([hall.next], told)[0] ?? null),
    })),
  };
}
