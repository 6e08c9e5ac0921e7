import { zoneInstant } from '../../competition/index.ts';
import type { Settings } from '../tournament.ts';

/** The tournament's first midnight in its zone (01:00 or noon where the clocks skip it). */
export function fallbackInstant({ startDate, timeZone }: Settings): Date {
  const found = ['00:00', '01:00', '12:00'].map((time) => zoneInstant(startDate, time, timeZone));
  return found.find((instant) => instant !== null) ?? new Date(`${startDate}T00:00:00Z`);
}
