import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import type { StreamFrame } from '@sevenmetre/contract/live/stream-frame';
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
