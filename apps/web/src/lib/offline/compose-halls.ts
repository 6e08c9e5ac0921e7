import type { HallSlice, HallsSlice } from '@sevenmetre/contract/places/hall-slice';
import { hallSlice, hallsSlice } from '@sevenmetre/rules/snapshot';
import { snapshotOf } from './kept-tournament.ts';
import type { KeptTournament } from './kept-tournament.ts';

/** The page of a hall that was never opened; without delays, which are worth nothing when nothing is heard of the hall. */
export function composeHall(kept: KeptTournament, id: number): HallSlice | null {
  const snapshot = snapshotOf(kept);
  const hall = snapshot.halls.get(id);
  if (!hall || !snapshot.edition.showsHalls) return null;
  const slice = hallSlice(snapshot, hall, null);
  // The rules promise not to change what they answer; the contract's documents are anybody's.
  return (
    slice && {
      ...slice,
      days: [...slice.days],
      matches: [...slice.matches],
      categories: [...slice.categories],
      announcements: [...slice.announcements],
      closures: [...slice.closures],
    }
  );
}

/** @param today ISO date in the tournament's zone */
export function composeHalls(kept: KeptTournament, today: string): HallsSlice | null {
  const snapshot = snapshotOf(kept);
  if (!snapshot.edition.showsHalls) return null;
  const slice = hallsSlice(snapshot, today);
  return {
    ...slice,
    halls: slice.halls.map((hall) => ({ ...hall, live: [...hall.live] })),
    categories: [...slice.categories],
  };
}
