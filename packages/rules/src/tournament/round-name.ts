const matchForPlace = /^place-([1-9]\d{0,2})$/;
const roundForPlaces = /^places-([1-9]\d{0,2})-([1-9]\d{0,2})$/;

/** The better place that a match of a round level decides: 5 for `place-5`; null for other system names. */
export function placeOfRound(systemName: string): number | null {
  const place = matchForPlace.exec(systemName)?.[1];
  return place === undefined ? null : Number(place);
}

/** The places that a round before the matches for places leads to: 5 and 8 for `places-5-8`; null for other system names. */
export function placesOfRound(systemName: string): { readonly first: number; readonly last: number } | null {
  const [, first, last] = roundForPlaces.exec(systemName) ?? [];
  return first === undefined ? null : { first: Number(first), last: Number(last) };
}

/** The best final place that a round leads to: 1 for `final`, 5 for `place-5` and `places-5-8`; null for other rounds. */
export function bestPlaceOfRound(systemName: string): number | null {
  if (systemName === 'final') return 1;
  return placeOfRound(systemName) ?? placesOfRound(systemName)?.first ?? null;
}
