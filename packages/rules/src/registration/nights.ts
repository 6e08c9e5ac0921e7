const day = 86_400_000;

/**
 * Nights of a stay: the whole days between arrival and departure, ISO dates. null while one of them is missing, or when
 * the departure does not come after the arrival.
 */
export function nightsBetween(arrival: string | null, departure: string | null): number | null {
  const nights = (Date.parse(departure ?? '') - Date.parse(arrival ?? '')) / day;
  return Number.isInteger(nights) && nights > 0 ? nights : null;
}
