import type { RefereeSlice } from '@sevenmetre/contract/referees/referee-slice';
import type { StreamFrame } from '@sevenmetre/contract/live/stream-frame';
import { comparePlayingOrder, mergeTickets } from './merge-tickets.ts';

/** A referee's page after a frame that may be applied; null when it tells of a match that the page does not have. */
export function applyToReferee(slice: RefereeSlice, frame: StreamFrame): RefereeSlice | null {
  const known = new Set(slice.matches.map(({ id }) => id));
  if (frame.matches?.some(({ id }) => !known.has(id))) return null;
  const matches = mergeTickets(slice.matches, frame.matches ?? []).sort(comparePlayingOrder);
  return { ...slice, version: frame.version, matches };
}
