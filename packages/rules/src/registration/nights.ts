import { millisecondsOfDay } from '../dates/index.ts';

/**
 * Nights between arrival and departure, ISO dates. null if one is missing, or the departure is not after the
 * arrival.
 */
export function nightsBetween(arrival: string | null, departure: string | null): number | null {
  const nights = (Date.parse(departure ?? '') - Date.parse(arrival ?? '')) / millisecondsOfDay;
  return Number.isInteger(nights) && nights > 0 ? nights : null;
}
