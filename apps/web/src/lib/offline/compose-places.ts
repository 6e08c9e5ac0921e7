import type { PlaceSlice, PlacesSlice } from '@sevenmetre/contract/places/place-slice';
import { placeSlice, placesSlice } from '@sevenmetre/rules/snapshot';
import { placeKinds } from '@sevenmetre/rules/vocabulary';
import { snapshotOf } from './kept-tournament.ts';
import type { KeptTournament } from './kept-tournament.ts';

/** Places of a kind that were never opened, from what is kept of the whole tournament; null for no such kind. */
export function composePlaces(kept: KeptTournament, type: string): PlacesSlice | null {
  const kind = placeKinds.find((known) => known === type);
  if (!kind) return null;
  const slice = placesSlice(snapshotOf(kept), kind);
  return { ...slice, places: [...slice.places] };
}

/** A place that was never opened; null when there is no such place. */
export function composePlace(kept: KeptTournament, id: string): PlaceSlice | null {
  const snapshot = snapshotOf(kept);
  const found = snapshot.places.get(Number(id));
  if (!found) return null;
  const { place, matches, categories, closures, ...head } = placeSlice(snapshot, found);
  return {
    ...head,
    place: { ...place, files: [...place.files] },
    matches: [...matches],
    categories: [...categories],
    closures: [...closures],
  };
}
