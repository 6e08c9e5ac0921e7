import type { CategorySlice, StreamFrame } from '@sevenmetre/contract/schemas/slices';
import { mergeTickets } from './merge-tickets.ts';

/** A category after a frame. Its lists, leaders and progress are not in frames: the slice should be fetched soon. */
export function applyToCategory(slice: CategorySlice, { version, matches = [] }: StreamFrame): CategorySlice {
  return {
    ...slice,
    version,
    live: mergeTickets(slice.live, matches),
    next: mergeTickets(slice.next, matches),
  };
}
